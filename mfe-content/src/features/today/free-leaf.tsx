import { useApi, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useWords } from '../../copy/use-words'
import { keepDailyVideo } from '../daily/daily-video'
import { SectionFailure } from '../failure/section-failure'
import { firstVideosOptions } from '../videos/home-videos.resource'
import { toVideoItem } from '../videos/video-item'
import { useViewCounter } from '../views/use-view-counter'
import { Leaf } from './leaf'
import { LeafSkeleton } from './leaf-skeleton'
import { VideoOfDay } from './video-of-day'

/** The leaf of a free visitor: the newest video is the day's. */
export function FreeLeaf() {
  const words = useWords()
  const count = useViewCounter()
  const videos = useQuery(firstVideosOptions(useApi(), useRole()))
  const first = videos.data?.data[0]
  const video = first && toVideoItem(first)
  const follow = () => {
    if (!video) return
    keepDailyVideo(video)
    count(video.uuid)
  }
  // Nothing was published yet: the date alone says no more than the page's head does.
  if (videos.isSuccess && !video) return null
  return (
    <Leaf label={words.today} alone>
      {video ? (
        <VideoOfDay video={video} onFollow={follow} />
      ) : videos.isError ? (
        <SectionFailure text={words.todayFailed} onRetry={() => void videos.refetch()} />
      ) : (
        <LeafSkeleton />
      )}
    </Leaf>
  )
}
