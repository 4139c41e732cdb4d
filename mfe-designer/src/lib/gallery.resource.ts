import type { Api } from '@yawmi/api-client'
import { PAGE_SIZE, type DesignImage, type DesignType, type Page, type PageMeta } from '@yawmi/contract'
import { infiniteQueryOptions, queryOptions } from '@yawmi/remote-kit/query'

/** The tags of design images and of cards, under the names that the API has for them. */
export const tagsQuery = (api: Api, type: DesignType) =>
  queryOptions({
    queryKey: ['designs', 'tags', type],
    queryFn: async ({ signal }) => (await api.tags(type === 'image' ? 'images' : 'designs', { signal })).data,
  })

const nextPage = ({ meta }: { meta: PageMeta }) =>
  meta.current_page < meta.last_page ? meta.current_page + 1 : undefined
const rows = <T>({ pages }: { pages: Page<T>[] }) => pages.flatMap(({ data }) => data)

/** The pictures under a tag, a page at a time. */
export const tagPicturesQuery = (api: Api, tag: string) =>
  infiniteQueryOptions({
    queryKey: ['designs', 'tag', tag],
    queryFn: ({ pageParam, signal }) => api.contents({ tag, page: pageParam, limit: PAGE_SIZE.default, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: rows<DesignImage>,
  })

export const SAVED_KEY = ['designs', 'saved']

/** What was saved, the newest first, ten at a time (specification, section 9). */
export const savedQuery = (api: Api, type: DesignType) =>
  infiniteQueryOptions({
    queryKey: [...SAVED_KEY, type],
    queryFn: ({ pageParam, signal }) => api.designs(type, { page: pageParam, limit: PAGE_SIZE.designs, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: rows,
  })
