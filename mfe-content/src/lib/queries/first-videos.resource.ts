import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'
import type { Role } from '@yawmi/session'

/** A page of videos: free visitors have the feed of the newest (specification, section 6). */
export function videosPage(api: Api, role: Role, page: number, signal: AbortSignal) {
  const input = { page, limit: PAGE_SIZE.videos, signal }
  return role === 'subscriber' ? api.categoryContent(CATEGORY_IDS.videos, input) : api.latestVideos(input)
}

export const firstVideosOptions = (api: Api, role: Role) =>
  queryOptions({
    queryKey: ['content', 'videos', 'first', role],
    queryFn: ({ signal }) => videosPage(api, role, 1, signal),
  })
