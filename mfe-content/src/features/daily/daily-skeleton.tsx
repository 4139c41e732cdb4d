import { cx, Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { LineSkeleton } from '../frame/words-skeleton'
import { dailyStyles, LOCKED_TILE_HEIGHT, TILE_HEIGHT } from './daily.styles'

/** Six tiles (specification, section 9). */
const TILES = 6

/** The film's tile: its band, its still, its title. */
const FILM_HEIGHT = '267px'

/** @param locked all but the film, as free visitors find them. */
export function DailyTilesSkeleton({ locked = false }: { locked?: boolean }) {
  const classes = useStyles(dailyStyles)
  const height = locked ? LOCKED_TILE_HEIGHT : TILE_HEIGHT
  return (
    <SkeletonGroup className={cx(classes.grid, locked && classes.freeGrid)}>
      {Array.from({ length: TILES }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" minHeight={index === 0 ? FILM_HEIGHT : height} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** The screen of the day in shapes, its date too: the page may be kept for longer than the day. */
export function DailySkeleton({ role }: { role: 'free' | 'subscriber' }) {
  const classes = useStyles(dailyStyles)
  return (
    <ScreenSkeleton title={useWords().dailyContent}>
      <div className={classes.date} aria-hidden>
        <span className={classes.day}>
          <LineSkeleton width="3.5rem" />
        </span>
        <span className={classes.dayNames}>
          <LineSkeleton width="9rem" />
          <span className={classes.hijri}>
            <LineSkeleton width="8rem" />
          </span>
        </span>
      </div>
      <DailyTilesSkeleton locked={role === 'free'} />
    </ScreenSkeleton>
  )
}
