import { RouteLink, type Target } from '@yawmi/remote-kit'
import { cx, defineStyles, Picture, useStyles } from '@yawmi/ui'
import { PlayIcon } from '@yawmi/ui/icons'
import { clampTo } from '../../lib/clamp-to'
import type { VideoItem } from '../../lib/items/video-item'

export const videoCardStyles = defineStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    width: 'full',
    minWidth: '0',
    color: 'ink',
    textAlign: 'start',
    textDecoration: 'none',
    borderRadius: 'card',
    cursor: 'pointer',
    '&:hover .play': { backgroundColor: 'accent', color: 'accentInk' },
  },
  still: {
    position: 'relative',
    display: 'block',
    borderRadius: 'card',
    overflow: 'hidden',
    backgroundColor: 'line',
    aspectRatio: '16 / 9',
  },
  picture: { '&&': { height: '100%' } },
  play: {
    position: 'absolute',
    insetBlockEnd: '3',
    insetInlineStart: '3',
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    borderRadius: 'full',
    backgroundColor: 'surface',
    color: 'brand',
    transition: 'background-color 150ms, color 150ms',
  },
  small: { insetBlockEnd: '2', insetInlineStart: '2', width: '8', height: '8' },
  badge: {
    position: 'absolute',
    insetBlockStart: '3',
    insetInlineStart: '3',
    paddingInline: '3',
    borderRadius: 'full',
    backgroundColor: 'accent',
    color: 'accentInk',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
  title: { fontWeight: 'bold', lineHeight: 'heading', ...clampTo('2'), paddingInline: '1' },
})

export interface VideoCardProps {
  video: VideoItem
  to: Target
  sizes: string
  /** A label on the still, such as «فيديو اليوم». */
  badge?: string
  /** Whether this still is the screen's main picture, which loads first. */
  priority?: boolean
  onFollow: () => void
}

/** A video as one link: its still with a play icon, and its title. */
export function VideoCard({ video, to, sizes, badge, priority, onFollow }: VideoCardProps) {
  const classes = useStyles(videoCardStyles)
  return (
    <RouteLink to={to} className={classes.card} onClick={onFollow}>
      <VideoStill video={video} sizes={sizes} badge={badge} priority={priority} />
      <span className={classes.title}>{video.title}</span>
    </RouteLink>
  )
}

/** The still of a video with a play icon on it. */
export function VideoStill({
  video,
  sizes,
  badge,
  priority,
  small = false,
}: Pick<VideoCardProps, 'video' | 'sizes' | 'badge' | 'priority'> & { small?: boolean }) {
  const classes = useStyles(videoCardStyles)
  return (
    <span className={classes.still}>
      {video.cover && (
        <Picture
          picture={video.cover}
          alt=""
          sizes={sizes}
          ratio="16 / 9"
          priority={priority}
          className={classes.picture}
        />
      )}
      {badge && <span className={classes.badge}>{badge}</span>}
      <span className={cx(classes.play, small && classes.small, 'play')}>
        <PlayIcon size={small ? 16 : 20} filled />
      </span>
    </span>
  )
}
