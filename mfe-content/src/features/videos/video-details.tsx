import { useEffect } from 'react'
import { RouteLink, useApi, useParams } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { EmptyState, LinkButton, Text, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { DAILY_VIDEO } from '../../paths'
import { FailureState } from '../failure/failure-state'
import { ScreenFrame } from '../frame/screen-frame'
import { VideoPlayer } from '../video-player/video-player'
import { useViewCounter } from '../views/use-view-counter'
import { videoOptions } from './video-details.resource'
import { FilmSkeleton } from './videos-skeleton'
import { videosStyles } from './videos.styles'

/** One video: its title, the player, what it is about. */
export function VideoDetails() {
  const { uuid = '' } = useParams()
  const words = useWords()
  const classes = useStyles(videosStyles)
  const count = useViewCounter()
  const { data: video, error, refetch } = useQuery(videoOptions(useApi(), uuid))
  const isDaily = uuid === DAILY_VIDEO

  // Whoever came by a list was counted there; this is for those who came by the address.
  useEffect(() => {
    if (video && !isDaily) count(video.uuid)
  }, [video, isDaily, count])

  return (
    <ScreenFrame
      title={video?.title ?? (isDaily ? words.dailyVideo : words.videos)}
      back={{ name: isDaily ? 'home' : 'videos' }}
    >
      {video ? (
        <div className={classes.details}>
          <VideoPlayer video={video} autoPlay />
          {video.description && <Text>{video.description}</Text>}
        </div>
      ) : video === null ? (
        <EmptyState
          action={<LinkButton render={<RouteLink to={{ name: 'daily_content' }} />}>{words.dailyContent}</LinkButton>}
        >
          {words.noDailyVideo}
        </EmptyState>
      ) : error ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : (
        <FilmSkeleton />
      )}
    </ScreenFrame>
  )
}
