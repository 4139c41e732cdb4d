import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { SearchFieldSkeleton } from '../search/search-field-skeleton'
import { BUBBLE_HEIGHT, jokesStyles } from './jokes.styles'

/** The bubble's place, and the dropdown's over it while the categories are not known either. */
export function JokeSkeleton({ withCategory = false }: { withCategory?: boolean }) {
  const classes = useStyles(jokesStyles)
  return (
    <SkeletonGroup className={classes.stage}>
      {withCategory && <Skeleton height="80px" shape="tile" />}
      <Skeleton height={BUBBLE_HEIGHT} shape="tile" />
      <Skeleton height="80px" shape="tile" />
    </SkeletonGroup>
  )
}

/** The screen of jokes in shapes. */
export const JokesSkeleton = () => (
  <ScreenSkeleton title={useWords().jokes}>
    <SearchFieldSkeleton />
    <JokeSkeleton withCategory />
  </ScreenSkeleton>
)
