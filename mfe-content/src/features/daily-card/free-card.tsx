import { useApi, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useStrings } from '../../copy/use-strings'
import { saveDailyVideo } from '../../lib/items/daily-video'
import { SectionFailure } from '../../components/failure/section-failure'
import { firstVideosOptions } from '../../lib/queries/first-videos.resource'
import { toVideoItem } from '../../lib/items/video-item'
import { useViewCounter } from '../../hooks/use-view-counter'
import { CardFrame } from './card-frame'
import { DailyCardSkeleton } from './daily-card-skeleton'
import { VideoOfDay } from './video-of-day'

/** The card of a free visitor: the newest video is the day's. */
export function FreeCard() {
  const strings = useStrings()
  const count = useViewCounter()
  const videos = useQuery(firstVideosOptions(useApi(), useRole()))
  const first = videos.data?.data[0]
  const video = first && toVideoItem(first)
  const follow = () => {
    if (!video) return
    saveDailyVideo(video)
    count(video.uuid)
  }
  // Nothing was published yet: a card with the date alone would repeat the page's header.
  if (videos.isSuccess && !video) return null
  return (
    <CardFrame label={strings.today} alone>
      {video ? (
        <VideoOfDay video={video} onFollow={follow} />
      ) : videos.isError ? (
        <SectionFailure text={strings.todayFailed} onRetry={() => void videos.refetch()} />
      ) : (
        <DailyCardSkeleton />
      )}
    </CardFrame>
  )
}
