import { useApi, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useStrings } from '../../copy/use-strings'
import { DAILY_VIDEO_PLACE, saveDailyVideo, videoOfTile } from '../../lib/items/daily-video'
import { useDailyTiles } from '../../lib/queries/daily.resource'
import { SectionFailure } from '../../components/failure/section-failure'
import { useDay } from '../../hooks/use-day'
import { useInViewport } from '../../hooks/use-in-viewport'
import { Section } from '../../components/section/section'
import { Carousel } from '../../components/section/carousel'
import { useViewCounter } from '../../hooks/use-view-counter'
import { firstVideosOptions } from '../../lib/queries/first-videos.resource'
import { VideoCard } from '../../components/cards/video-card'
import { toVideoItem } from '../../lib/items/video-item'
import { VideosCarouselSkeleton } from './videos-carousel-skeleton'

/** Positions 1 to 6 of the list; the first, position 0, is skipped (specification, section 2). */
const SHOWN = [1, 7] as const
const SIZES = '(min-width: 960px) 300px, (min-width: 600px) 38vw, 62vw'

/** Up to six videos, preceded by the day's video for subscribers. */
export function VideosCarousel() {
  // The day's video is another one after midnight.
  return <VideosOfDay key={useDay()} />
}

function VideosOfDay() {
  const api = useApi()
  const strings = useStrings()
  const role = useRole()
  const count = useViewCounter()
  const { inViewport, ref } = useInViewport<HTMLElement>('videos')
  const videos = useQuery({ ...firstVideosOptions(api, role), enabled: inViewport })
  const dailyTile = useDailyTiles(role === 'subscriber').data?.find(({ kind }) => kind === 'video')
  const daily = videoOfTile(dailyTile)
  const shown = (inViewport ? videos.data : undefined)?.data.slice(...SHOWN).map(toVideoItem)

  if (shown?.length === 0 && !daily) return null
  return (
    <Section ref={ref} title={strings.videos} more={{ to: { name: 'videos' }, label: strings.allVideos }}>
      {shown ? (
        <Carousel kind="video" label={strings.videos}>
          {daily && dailyTile && (
            <VideoCard
              key="daily"
              video={daily}
              to={DAILY_VIDEO_PLACE}
              sizes={SIZES}
              badge={strings.dailyVideo}
              onFollow={() => {
                saveDailyVideo(daily)
                count(dailyTile.uuid, 'daily', daily.uuid)
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
        </Carousel>
      ) : videos.isError ? (
        <SectionFailure onRetry={() => void videos.refetch()} />
      ) : (
        <VideosCarouselSkeleton />
      )}
    </Section>
  )
}
