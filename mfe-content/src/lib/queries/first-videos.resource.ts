import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'
import type { Role } from '@yawmi/session'

/** The first page of videos: free visitors have the feed of the newest (specification, section 6). */
export const firstVideosOptions = (api: Api, role: Role) =>
  queryOptions({
    queryKey: ['content', 'videos', 'first', role],
    queryFn: ({ signal }) => {
      const input = { page: 1, limit: PAGE_SIZE.videos, signal }
      return role === 'subscriber' ? api.categoryContent(CATEGORY_IDS.videos, input) : api.latestVideos(input)
    },
  })
