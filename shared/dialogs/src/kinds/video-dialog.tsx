import type { Film } from '@yawmi/events'
import { defineStyles, useStyles } from '@yawmi/ui'
import { HostDialog, type Closing } from './host-dialog'

const styles = defineStyles({
  film: {
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
export function VideoDialog({ film, closing }: { film: Film; closing: Closing }) {
  const classes = useStyles(styles)
  return (
    <HostDialog closing={closing} size="lg" title={film.title}>
      {/* The films of the day have no speech to write down. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className={classes.film}
        src={film.address}
        poster={film.cover}
        aria-label={film.title}
        controls
        autoPlay
        playsInline
      />
    </HostDialog>
  )
}
