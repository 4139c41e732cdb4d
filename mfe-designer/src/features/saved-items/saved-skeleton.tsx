import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { savedStyles } from './saved-grid.styles'

/** The first saved designs as skeletons. */
export function SavedSkeleton() {
  const classes = useStyles(savedStyles)
  return (
    <SkeletonGroup className={classes.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="tile" aspectRatio="4 / 5" />
      ))}
    </SkeletonGroup>
  )
}
