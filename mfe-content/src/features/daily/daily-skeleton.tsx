import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { dailyStyles } from './daily.styles'

/** Six tiles (specification, section 9). */
const TILES = 6

export function DailySkeleton() {
  return (
    <SkeletonGroup className={useStyles(dailyStyles).grid}>
      {Array.from({ length: TILES }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" height="240px" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
