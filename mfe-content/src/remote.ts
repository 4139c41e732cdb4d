import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { paths } from './paths'

const { titles } = ar

const visitors = { layout: 'home', access: 'visitor', skeleton: true } as const
const subscribers = { ...visitors, access: 'subscriber' } as const

/** A screen has its address under its own name. */
const route = <S extends keyof typeof paths, F extends object>(name: string, screen: S, title: string, frame: F) => ({
  ...{ name, path: paths[screen], screen, title },
  ...frame,
})

export const declaration = declareRemote({
  name: 'content',
  routes: [
    { ...route('home', 'home', titles.home, visitors), begins: ['categories', 'todaysContent'] },
    route('videos', 'videos', titles.videos, visitors),
    route('videos_details', 'videoDetails', titles.videoDetails, visitors),
    route('images', 'images', titles.images, subscribers),
    route('images_details', 'imagesDetails', titles.imagesDetails, subscribers),
    route('messages_categories', 'messagesCategories', titles.messages, subscribers),
    route('messages_list', 'messagesList', titles.messages, subscribers),
    route('quotes', 'quotes', titles.quotes, visitors),
    route('jokes', 'jokes', titles.jokes, subscribers),
    route('names', 'names', titles.names, visitors),
    { ...route('daily_content', 'dailyContent', titles.dailyContent, visitors), begins: ['todaysContent'] },
    route('stickers_categories', 'stickersCategories', titles.stickers, subscribers),
    route('stickers_list', 'stickersList', titles.stickers, subscribers),
    route('favorites', 'favorites', titles.favorites, visitors),
  ],
  slots: [],
})
