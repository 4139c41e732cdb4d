import { createRemote } from '@yawmi/remote-kit'
import { declaration } from './remote'

export const { remote, lifecycles } = createRemote(declaration, {
  screens: {
    home: () => import('./screens/home-screen'),
    videos: () => import('./screens/videos-screen'),
    videoDetails: () => import('./screens/video-details-screen'),
    images: () => import('./screens/images-screen'),
    imagesDetails: () => import('./screens/images-details-screen'),
    messagesCategories: () => import('./screens/messages-categories-screen'),
    messagesList: () => import('./screens/messages-list-screen'),
    quotes: () => import('./screens/quotes-screen'),
    jokes: () => import('./screens/jokes-screen'),
    names: () => import('./screens/names-screen'),
    dailyContent: () => import('./screens/daily-content-screen'),
    stickersCategories: () => import('./screens/stickers-categories-screen'),
    favorites: () => import('./screens/favorites-screen'),
    stickersList: () => import('./screens/stickers-list-screen'),
  },
  slots: {},
})
