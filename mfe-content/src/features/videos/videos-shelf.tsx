import { useApi, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useWords } from '../../copy/use-words'
import { DAILY_VIDEO_PLACE, keepDailyVideo, videoOfTile } from '../daily/daily-video'
import { dailyOptions } from '../daily/daily.resource'
import { SectionFailure } from '../failure/section-failure'
import { useNear } from '../near/use-near'
import { Section } from '../shelf/section'
import { Shelf } from '../shelf/shelf'
import { useViewCounter } from '../views/use-view-counter'
import { firstVideosOptions } from './home-videos.resource'
import { VideoCard } from './video-card'
import { toVideoItem } from './video-item'
import { VideosShelfSkeleton } from './videos-shelf-skeleton'

/** Positions 1 to 6 of the list; the first, position 0, is skipped (specification, section 2). */
const SHOWN = [1, 7] as const
const SIZES = '(min-width: 960px) 300px, (min-width: 600px) 38vw, 62vw'

/** Up to six videos, and for subscribers the day's in front of them. */
export function VideosShelf() {
  const api = useApi()
  const words = useWords()
  const role = useRole()
  const count = useViewCounter()
  const { near, place } = useNear<HTMLElement>('videos')
  const videos = useQuery({ ...firstVideosOptions(api, role), enabled: near })
  const today = useQuery({ ...dailyOptions(api), enabled: role === 'subscriber' })
  const dailyTile = today.data?.find(({ kind }) => kind === 'video')
  const daily = videoOfTile(dailyTile)
  const shown = (near ? videos.data : undefined)?.data.slice(...SHOWN).map(toVideoItem)

  if (shown?.length === 0 && !daily) return null
  return (
    <Section ref={place} title={words.videos} more={{ to: { name: 'videos' }, label: words.allVideos }}>
      {shown ? (
        <Shelf kind="film" label={words.videos}>
          {daily && dailyTile && (
            <VideoCard
              key="daily"
              video={daily}
              to={DAILY_VIDEO_PLACE}
              sizes={SIZES}
              badge={words.dailyVideo}
              onFollow={() => {
                keepDailyVideo(daily)
                count(dailyTile.uuid, 'daily')
              }}
            />
          )}
          {shown.map((video) => (
            <VideoCard
              key={video.uuid}
              video={video}
              to={{ name: 'videos_details', params: { uuid: video.uuid } }}
              sizes={SIZES}
              onFollow={() => count(video.uuid)}
            />
          ))}
        </Shelf>
      ) : videos.isError ? (
        <SectionFailure onRetry={() => void videos.refetch()} />
      ) : (
        <VideosShelfSkeleton />
      )}
    </Section>
  )
}
