import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { BUBBLE_HEIGHT, jokesStyles } from './jokes.styles'

/** The dropdown's place. */
export const CategorySelectSkeleton = () => <Skeleton height="80px" shape="tile" />

/** The bubble's place, and that of the bar under it. */
export function JokeSkeleton() {
  const classes = useStyles(jokesStyles)
  return (
    <SkeletonGroup className={classes.stage}>
      <Skeleton height={BUBBLE_HEIGHT} shape="tile" />
      <Skeleton height="80px" shape="tile" />
    </SkeletonGroup>
  )
}
