import type { Api } from '@yawmi/api-client'
import { PAGE_SIZE, type DesignType } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'
import { pagedQuery } from './paged-query'

/** The tags of design images and of cards, under the names that the API has for them. */
export const tagsQuery = (api: Api, type: DesignType) =>
  queryOptions({
    queryKey: ['designs', 'tags', type],
    queryFn: async ({ signal }) => (await api.tags(type === 'image' ? 'images' : 'designs', { signal })).data,
  })

/** The pictures under a tag. */
export const tagPicturesQuery = (api: Api, tag: string) =>
  pagedQuery(['tag', tag], (request) => api.contents({ tag, ...request }))

export const SAVED_KEY = ['designs', 'saved']

/** The saved designs of one kind or of both, the newest first, ten at a time (specification, section 9). */
export const savedQuery = (api: Api, type?: DesignType) =>
  pagedQuery(['saved', type ?? 'all'], (request) => api.designs(type, request), PAGE_SIZE.designs)
