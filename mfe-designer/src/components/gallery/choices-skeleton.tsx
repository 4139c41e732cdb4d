import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { galleryStyles } from './gallery.styles'

/** The skeleton of the first pictures under a tag. */
export function ChoicesSkeleton() {
  const classes = useStyles(galleryStyles)
  return (
    <SkeletonGroup className={classes.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="tile" aspectRatio="4 / 5" />
      ))}
    </SkeletonGroup>
  )
}
