import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'
import { videosStyles } from '../../features/videos/videos.styles'
import { VideoPreviewSkeleton, VideoRowsSkeleton, VideoSkeleton } from '../../features/videos/videos-skeleton'

/** The skeleton of the screen of all videos. */
export function VideosSkeleton() {
  const classes = useStyles(videosStyles)
  return (
    <ScreenSkeleton title={useStrings().videos}>
      <div className={classes.columns}>
        <div className={classes.preview}>
          <VideoPreviewSkeleton />
        </div>
        <div className={classes.list}>
          <VideoRowsSkeleton />
        </div>
      </div>
    </ScreenSkeleton>
  )
}

/** The skeleton of the screen of one video. */
export const VideoDetailsSkeleton = () => (
  <ScreenSkeleton title={useStrings().videos}>
    <VideoSkeleton />
  </ScreenSkeleton>
)
