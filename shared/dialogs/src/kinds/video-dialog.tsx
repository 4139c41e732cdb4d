import type { Film as Video } from '@yawmi/events'
import { defineStyles, useStyles } from '@yawmi/ui'
import type { Closing } from '../dialog-request'
import { HostDialog } from './host-dialog'

const styles = defineStyles({
  video: {
    display: 'block',
    width: 'full',
    aspectRatio: '16 / 9',
    maxHeight: '70dvh',
    borderRadius: 'card',
    backgroundColor: '#0b1014',
    objectFit: 'contain',
  },
})

/** The video viewer: the browser's own player over the page. */
export function VideoDialog({ video, closing }: { video: Video; closing: Closing }) {
  const classes = useStyles(styles)
  return (
    <HostDialog closing={closing} size="lg" title={video.title}>
      {/* The videos of the day have no speech. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className={classes.video}
        src={video.address}
        poster={video.cover}
        aria-label={video.title}
        controls
        autoPlay
        playsInline
      />
    </HostDialog>
  )
}
