import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'
import { savedDailyVideo } from '../../lib/items/daily-video'
import { DAILY_VIDEO } from '../../paths'
import { toVideoItem, type VideoItem } from '../../lib/items/video-item'

/**
 * One video. The day's video is read from the device, without a request (specification, section 2); null when the
 * device has none.
 */
export const videoOptions = (api: Api, uuid: string) =>
  queryOptions({
    queryKey: ['content', 'video', uuid],
    queryFn: async ({ signal }): Promise<VideoItem | null> => {
      if (uuid === DAILY_VIDEO) return savedDailyVideo() ?? null
      const { data } = await api.categoryItem(CATEGORY_IDS.videos, uuid, { signal })
      return toVideoItem(data)
    },
    // The day's video on the device may be another one by the next visit.
    staleTime: uuid === DAILY_VIDEO ? 0 : undefined,
  })
