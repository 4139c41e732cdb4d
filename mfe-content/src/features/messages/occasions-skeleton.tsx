import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { OCCASION_HEIGHT, occasionsStyles } from './occasions.styles'

export function OccasionsSkeleton() {
  const classes = useStyles(occasionsStyles)
  return (
    <SkeletonGroup className={classes.grid}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" height={OCCASION_HEIGHT} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
