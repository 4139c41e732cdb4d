import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { SearchFieldSkeleton } from '../search/search-field-skeleton'
import { BUBBLE_HEIGHT, jokesStyles } from './jokes.styles'

/** The dropdown's place. */
export const CategoryShape = () => <Skeleton height="80px" shape="tile" />

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

/** The screen of jokes in shapes. */
export const JokesSkeleton = () => (
  <ScreenSkeleton title={useWords().jokes}>
    <div className={useStyles(jokesStyles).finder}>
      <SearchFieldSkeleton />
      <CategoryShape />
    </div>
    <JokeSkeleton />
  </ScreenSkeleton>
)
