import { cx, Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { dailyStyles, LOCKED_TILE_HEIGHT, TILE_HEIGHT } from './daily.styles'

/** Six tiles (specification, section 9). */
const TILES = 6

/** The video's tile: its band, its still, its title. */
const FILM_HEIGHT = '267px'

/** @param locked whether all tiles but the video are locked, as for free visitors */
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
