import { useEffect } from 'react'
import { RouteLink, useApi, useParams } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { EmptyState, LinkButton, Text, useStyles } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { DAILY_VIDEO } from '../paths'
import { FailureState } from '../components/failure/failure-state'
import { ScreenFrame } from '../components/frame/screen-frame'
import { VideoPlayer } from '../components/video-player/video-player'
import { useViewCounter } from '../hooks/use-view-counter'
import { videoOptions } from '../features/videos/video-details.resource'
import { VideoSkeleton } from '../features/videos/videos-skeleton'
import { videosStyles } from '../features/videos/videos.styles'

/** One video: its title, the player, and its description. */
export default function VideoDetailsScreen() {
  const { uuid = '' } = useParams()
  const strings = useStrings()
  const classes = useStyles(videosStyles)
  const count = useViewCounter()
  const { data: video, error, refetch } = useQuery(videoOptions(useApi(), uuid))
  const isDaily = uuid === DAILY_VIDEO

  // A view was counted already for visitors who came by a list; this counts one for those who opened the address.
  useEffect(() => {
    if (video && !isDaily) count(video.uuid)
  }, [video, isDaily, count])

  return (
    <ScreenFrame
      title={video?.title ?? (isDaily ? strings.dailyVideo : strings.videos)}
      back={{ name: isDaily ? 'home' : 'videos' }}
    >
      {video ? (
        <div className={classes.details}>
          <VideoPlayer video={video} autoPlay />
          {video.description && <Text>{video.description}</Text>}
        </div>
      ) : video === null ? (
        <EmptyState
          action={<LinkButton render={<RouteLink to={{ name: 'daily_content' }} />}>{strings.dailyContent}</LinkButton>}
        >
          {strings.noDailyVideo}
        </EmptyState>
      ) : error ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : (
        <VideoSkeleton />
      )}
    </ScreenFrame>
  )
}
