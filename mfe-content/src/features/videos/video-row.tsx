import { memo } from 'react'
import { RouteLink } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useViewCounter } from '../../hooks/use-view-counter'
import { VideoStill } from '../../components/cards/video-card'
import type { VideoItem } from '../../lib/items/video-item'
import { videosStyles } from './videos.styles'

/** A video in the side list: its still, title and a line about it. A click counts a view. */
export const VideoRow = memo(({ video }: { video: VideoItem }) => {
  const classes = useStyles(videosStyles)
  const count = useViewCounter()
  return (
    <RouteLink
      to={{ name: 'videos_details', params: { uuid: video.uuid } }}
      className={classes.row}
      onClick={() => count(video.uuid)}
    >
      <VideoStill video={video} sizes="(min-width: 960px) 180px, 38vw" small />
      <span className={classes.texts}>
        <span className={classes.title}>{video.title}</span>
        <span className={classes.description}>{video.description}</span>
      </span>
    </RouteLink>
  )
})
VideoRow.displayName = 'VideoRow'
