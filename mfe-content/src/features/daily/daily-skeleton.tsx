import { cx, Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { dailyStyles } from './daily.styles'

/** Six tiles (specification, section 9). */
const TILES = 6

/** @param className rules of the grid that is to come, where they differ. */
export function DailySkeleton({ className }: { className?: string }) {
  return (
    <SkeletonGroup className={cx(useStyles(dailyStyles).grid, className)}>
      {Array.from({ length: TILES }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" height={{ base: '160px', md: '240px' }} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
