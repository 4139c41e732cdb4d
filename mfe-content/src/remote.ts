import { CATEGORY_IDS, DAILY_IDS, DEVICE_TYPE, PAGE_SIZE, type CategoryKind } from '@yawmi/contract'
import { declareRemote } from '@yawmi/remote-kit/declare'
import { ar } from './copy/ar'
import { DAY_SIZES } from './lib/picture-sizes'
import { paths } from './paths'

const { titles } = ar

const visitors = { layout: 'home', access: 'visitor', skeleton: true } as const
const subscribers = { ...visitors, access: 'subscriber' } as const

/** A screen has its address under its own name. */
const route = <S extends keyof typeof paths, F extends object>(name: string, screen: S, title: string, frame: F) => ({
  ...{ name, path: paths[screen], screen, title },
  ...frame,
})

/** The first page of a category, which subscribers alone may read; free visitors have other lists where they have any. */
const category = (kind: CategoryKind, query: object = {}) => ({
  operation: 'categoryContent' as const,
  params: { categoryId: CATEGORY_IDS[kind] },
  query: { page: '1', ...query },
  role: 'subscriber' as const,
})
const subCategories = (kind: CategoryKind) => ({
  operation: 'subCategories' as const,
  params: { categoryId: CATEGORY_IDS[kind] },
  query: { device_type: DEVICE_TYPE },
})
/** The first page of the sub-category that the address names. */
const subCategory = (query: object) => ({
  operation: 'subCategoryContent' as const,
  params: { id: ':uuid' },
  query: { page: '1', ...query },
})
/** The still of the day's video, in the daily card. */
const dayPicture = { at: 'latest_content.picture', item: DAILY_IDS.video, sizes: DAY_SIZES.subscriber } as const
const searched = { search: '?q' }
const videosShown = { page: '1', limit: String(PAGE_SIZE.videos) }
const backgroundsShown = { limit: String(PAGE_SIZE.backgrounds) }

export const declaration = declareRemote({
  name: 'content',
  routes: [
    {
      ...route('home', 'home', titles.home, visitors),
      rendered: true,
      begins: ['categories'],
      prefetches: [
        { operation: 'todaysContent', picture: dayPicture },
        {
          operation: 'latestVideos',
          query: videosShown,
          role: 'free',
          picture: { at: 'cover', sizes: DAY_SIZES.free },
        },
      ],
    },
    {
      ...route('videos', 'videos', titles.videos, visitors),
      rendered: true,
      prefetches: [category('videos', videosShown), { operation: 'latestVideos', query: videosShown, role: 'free' }],
    },
    route('videos_details', 'videoDetails', titles.videoDetails, visitors),
    {
      ...route('images', 'images', titles.images, subscribers),
      rendered: true,
      prefetches: [subCategories('images'), category('images', backgroundsShown)],
    },
    {
      ...route('images_details', 'imagesDetails', titles.imagesDetails, subscribers),
      prefetches: [subCategory(backgroundsShown)],
    },
    {
      ...route('messages_categories', 'messagesCategories', titles.messages, subscribers),
      rendered: true,
      prefetches: [subCategories('messages')],
    },
    {
      ...route('messages_list', 'messagesList', titles.messages, subscribers),
      prefetches: [subCategory(searched)],
    },
    {
      ...route('quotes', 'quotes', titles.quotes, visitors),
      rendered: true,
      prefetches: [
        category('quotes', searched),
        { operation: 'latestQuotes', query: { page: '1', ...searched }, role: 'free' },
      ],
    },
    { ...route('jokes', 'jokes', titles.jokes, subscribers), prefetches: [subCategories('jokes')] },
    route('names', 'names', titles.names, visitors),
    { ...route('daily_content', 'dailyContent', titles.dailyContent, visitors), begins: ['todaysContent'] },
    {
      ...route('stickers_categories', 'stickersCategories', titles.stickers, subscribers),
      rendered: true,
      prefetches: [{ operation: 'stickers', query: { page: '1' } }],
    },
    {
      ...route('stickers_list', 'stickersList', titles.stickers, subscribers),
      prefetches: [{ operation: 'stickerPack', params: { id: ':uuid' } }],
    },
    route('favorites', 'favorites', titles.favorites, visitors),
  ],
  slots: [],
  menu: [
    {
      ...{ id: 'home', label: titles.home, route: 'home', icon: 'home' },
      in: { sidebar: { order: 10 }, 'bottom-bar': { order: 30 } },
    },
    {
      ...{ id: 'dailyContent', label: titles.dailyContent, route: 'daily_content', icon: 'calendar' },
      in: { sidebar: { order: 20 }, 'bottom-bar': { order: 20 } },
    },
  ],
})
