import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { jokesStyles } from './jokes.styles'

/** The bubble's place, and the dropdown's over it while the categories are not known either. */
export function JokesSkeleton({ withCategory = false }: { withCategory?: boolean }) {
  const classes = useStyles(jokesStyles)
  return (
    <SkeletonGroup className={classes.stage}>
      {withCategory && <Skeleton height="80px" shape="tile" />}
      <Skeleton height="44vh" shape="tile" />
      <Skeleton height="80px" shape="tile" />
    </SkeletonGroup>
  )
}
