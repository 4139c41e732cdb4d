import { cx, Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { dailyStyles } from './daily.styles'

/** Six tiles (specification, section 9). */
const TILES = 6

/** @param locked whether all tiles but the video are locked, as for free visitors */
export function DailyTilesSkeleton({ locked = false }: { locked?: boolean }) {
  const classes = useStyles(dailyStyles)
  const height = locked ? classes.lockedTileSkeleton : classes.tileSkeleton
  return (
    <SkeletonGroup className={cx(classes.grid, locked && classes.freeGrid)}>
      {Array.from({ length: TILES }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" className={index === 0 ? classes.filmSkeleton : height} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
