import type { Api } from '@yawmi/api-client'
import type { DesignType } from '@yawmi/contract'
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
