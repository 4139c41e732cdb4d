import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { paths } from './paths'

const { titles } = ar

export const declaration = declareRemote({
  name: 'content',
  routes: [
    {
      name: 'home',
      path: paths.home,
      screen: 'home',
      layout: 'home',
      access: 'visitor',
      title: titles.home,
      skeleton: true,
      begins: ['categories', 'todaysContent'],
    },
    { name: 'videos', path: paths.videos, screen: 'videos', layout: 'home', access: 'visitor', title: titles.videos },
    {
      name: 'videos_details',
      path: paths.videoDetails,
      screen: 'videoDetails',
      layout: 'home',
      access: 'visitor',
      title: titles.videoDetails,
    },
    {
      name: 'images',
      path: paths.images,
      screen: 'images',
      layout: 'home',
      access: 'subscriber',
      title: titles.images,
    },
    {
      name: 'images_details',
      path: paths.imagesDetails,
      screen: 'imagesDetails',
      layout: 'home',
      access: 'subscriber',
      title: titles.imagesDetails,
    },
    {
      name: 'messages_categories',
      path: paths.messagesCategories,
      screen: 'messagesCategories',
      layout: 'home',
      access: 'subscriber',
      title: titles.messages,
    },
    {
      name: 'messages_list',
      path: paths.messagesList,
      screen: 'messagesList',
      layout: 'home',
      access: 'subscriber',
      title: titles.messages,
    },
    { name: 'quotes', path: paths.quotes, screen: 'quotes', layout: 'home', access: 'visitor', title: titles.quotes },
    { name: 'jokes', path: paths.jokes, screen: 'jokes', layout: 'home', access: 'subscriber', title: titles.jokes },
    { name: 'names', path: paths.names, screen: 'names', layout: 'home', access: 'visitor', title: titles.names },
    {
      name: 'daily_content',
      path: paths.dailyContent,
      screen: 'dailyContent',
      layout: 'home',
      access: 'visitor',
      title: titles.dailyContent,
      begins: ['todaysContent'],
    },
    {
      name: 'stickers_categories',
      path: paths.stickersCategories,
      screen: 'stickersCategories',
      layout: 'home',
      access: 'subscriber',
      title: titles.stickers,
    },
    {
      name: 'stickers_list',
      path: paths.stickersList,
      screen: 'stickersList',
      layout: 'home',
      access: 'subscriber',
      title: titles.stickers,
    },
    {
      name: 'favorites',
      path: paths.favorites,
      screen: 'favorites',
      layout: 'home',
      access: 'visitor',
      title: titles.favorites,
    },
  ],
  slots: [],
})
