import { Skeleton } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { GridSkeleton } from '../endless-list/grid-skeleton'
import { COLUMNS } from '../endless-list/use-columns'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { SearchFieldSkeleton } from '../search/search-field-skeleton'

export const QuoteCardsSkeleton = () => (
  <GridSkeleton columns={COLUMNS.quotes} count={8}>
    {() => <Skeleton shape="tile" height="168px" />}
  </GridSkeleton>
)

/** The screen of quotes in shapes. */
export function QuotesSkeleton() {
  const words = useWords()
  return (
    <ScreenSkeleton title={words.quotes} description={words.quotesIntro}>
      <SearchFieldSkeleton />
      <QuoteCardsSkeleton />
    </ScreenSkeleton>
  )
}
