import {
  CATEGORY_IDS,
  DEVICE_TYPE,
  PAGE_SIZE,
  type CategoryKind,
  type OperationId,
  type Prefetch,
} from '@yawmi/contract'
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

type Call = Pick<Prefetch, 'query'> & { operation: OperationId }

/** The first page of what subscribers see, and of what free visitors see in its place. */
const category = (kind: CategoryKind, query: object = {}) => ({
  operation: 'categoryContent' as const,
  params: { categoryId: CATEGORY_IDS[kind] },
  query: { page: '1', ...query },
  role: 'subscriber' as const,
})
const forFree = (call: Call) => ({ ...call, role: 'free' as const })
const subCategories = (kind: CategoryKind) => ({
  operation: 'subCategories' as const,
  params: { categoryId: CATEGORY_IDS[kind] },
  query: { device_type: DEVICE_TYPE },
  role: 'subscriber' as const,
})
/** The first page of the sub-category that the address names. */
const subCategory = (query: object) => ({
  operation: 'subCategoryContent' as const,
  params: { id: ':uuid' },
  query: { page: '1', ...query },
  role: 'subscriber' as const,
})
const searched = { search: '?q' }
const videosShown = { page: '1', limit: String(PAGE_SIZE.videos) }
const backgroundsShown = { limit: String(PAGE_SIZE.backgrounds) }

export const declaration = declareRemote({
  name: 'content',
  routes: [
    { ...route('home', 'home', titles.home, visitors), begins: ['categories', 'todaysContent'] },
    {
      ...route('videos', 'videos', titles.videos, visitors),
      prefetches: [category('videos', videosShown), forFree({ operation: 'latestVideos', query: videosShown })],
    },
    route('videos_details', 'videoDetails', titles.videoDetails, visitors),
    {
      ...route('images', 'images', titles.images, subscribers),
      prefetches: [subCategories('images'), category('images', backgroundsShown)],
    },
    {
      ...route('images_details', 'imagesDetails', titles.imagesDetails, subscribers),
      prefetches: [subCategory(backgroundsShown)],
    },
    {
      ...route('messages_categories', 'messagesCategories', titles.messages, subscribers),
      prefetches: [subCategories('messages')],
    },
    {
      ...route('messages_list', 'messagesList', titles.messages, subscribers),
      prefetches: [subCategory(searched)],
    },
    {
      ...route('quotes', 'quotes', titles.quotes, visitors),
      prefetches: [
        category('quotes', searched),
        forFree({ operation: 'latestQuotes', query: { page: '1', ...searched } }),
      ],
    },
    { ...route('jokes', 'jokes', titles.jokes, subscribers), prefetches: [subCategories('jokes')] },
    route('names', 'names', titles.names, visitors),
    { ...route('daily_content', 'dailyContent', titles.dailyContent, visitors), begins: ['todaysContent'] },
    {
      ...route('stickers_categories', 'stickersCategories', titles.stickers, subscribers),
      prefetches: [{ operation: 'stickers', query: { page: '1' }, role: 'subscriber' }],
    },
    {
      ...route('stickers_list', 'stickersList', titles.stickers, subscribers),
      prefetches: [{ operation: 'stickerPack', params: { id: ':uuid' }, role: 'subscriber' }],
    },
    route('favorites', 'favorites', titles.favorites, visitors),
  ],
  slots: [],
})
