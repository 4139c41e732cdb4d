import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { savedStyles } from './saved-grid.styles'

/** The first saved designs as skeletons. */
export function SavedSkeleton() {
  const classes = useStyles(savedStyles)
  return (
    <SkeletonGroup className={classes.grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" aspectRatio="4 / 5" />
          <Skeleton width="60%" height="5" className={classes.name} />
          <Skeleton width="80%" height="6" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
