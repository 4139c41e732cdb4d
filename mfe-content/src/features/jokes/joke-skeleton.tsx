import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { jokesStyles } from './jokes.styles'

/** Placeholder of the dropdown. */
export const CategorySelectSkeleton = () => <Skeleton height="80px" shape="tile" />

/** Placeholders of the bubble and of the bar under it. */
export function JokeSkeleton() {
  const classes = useStyles(jokesStyles)
  return (
    <SkeletonGroup className={classes.stage}>
      <Skeleton shape="tile" className={classes.bubbleSkeleton} />
      <Skeleton height="80px" shape="tile" />
    </SkeletonGroup>
  )
}
