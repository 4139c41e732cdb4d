import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'
import { SearchFieldSkeleton } from '../../features/search/search-field-skeleton'
import { jokesStyles } from '../../features/jokes/jokes.styles'
import { CategorySelectSkeleton, JokeSkeleton } from '../../features/jokes/joke-skeleton'

/** The skeleton of the screen of jokes. */
export const JokesSkeleton = () => (
  <ScreenSkeleton title={useStrings().jokes}>
    <div className={useStyles(jokesStyles).finder}>
      <SearchFieldSkeleton />
      <CategorySelectSkeleton />
    </div>
    <JokeSkeleton />
  </ScreenSkeleton>
)
