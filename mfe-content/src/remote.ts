import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { paths } from './paths'

const { titles } = ar

const visitors = { layout: 'home', access: 'visitor', skeleton: true } as const
const subscribers = { ...visitors, access: 'subscriber' } as const

export const declaration = declareRemote({
  name: 'content',
  routes: [
    {
      name: 'home',
      path: paths.home,
      screen: 'home',
      title: titles.home,
      begins: ['categories', 'todaysContent'],
      ...visitors,
    },
    { name: 'videos', path: paths.videos, screen: 'videos', title: titles.videos, ...visitors },
    {
      name: 'videos_details',
      path: paths.videoDetails,
      screen: 'videoDetails',
      title: titles.videoDetails,
      ...visitors,
    },
    { name: 'images', path: paths.images, screen: 'images', title: titles.images, ...subscribers },
    {
      name: 'images_details',
      path: paths.imagesDetails,
      screen: 'imagesDetails',
      title: titles.imagesDetails,
      ...subscribers,
    },
    {
      name: 'messages_categories',
      path: paths.messagesCategories,
      screen: 'messagesCategories',
      title: titles.messages,
      ...subscribers,
    },
    { name: 'messages_list', path: paths.messagesList, screen: 'messagesList', title: titles.messages, ...subscribers },
    { name: 'quotes', path: paths.quotes, screen: 'quotes', title: titles.quotes, ...visitors },
    { name: 'jokes', path: paths.jokes, screen: 'jokes', title: titles.jokes, ...subscribers },
    { name: 'names', path: paths.names, screen: 'names', title: titles.names, ...visitors },
    {
      name: 'daily_content',
      path: paths.dailyContent,
      screen: 'dailyContent',
      title: titles.dailyContent,
      begins: ['todaysContent'],
      ...visitors,
    },
    {
      name: 'stickers_categories',
      path: paths.stickersCategories,
      screen: 'stickersCategories',
      title: titles.stickers,
      ...subscribers,
    },
    { name: 'stickers_list', path: paths.stickersList, screen: 'stickersList', title: titles.stickers, ...subscribers },
    { name: 'favorites', path: paths.favorites, screen: 'favorites', title: titles.favorites, ...visitors },
  ],
  slots: [],
})
