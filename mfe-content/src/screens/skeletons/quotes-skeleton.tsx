import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'
import { SearchFieldSkeleton } from '../../features/search/search-field-skeleton'
import { QuoteCardsSkeleton } from '../../features/quotes/quote-cards-skeleton'

/** The skeleton of the screen of quotes. */
export function QuotesSkeleton() {
  const strings = useStrings()
  return (
    <ScreenSkeleton title={strings.quotes} description={strings.quotesIntro}>
      <SearchFieldSkeleton />
      <QuoteCardsSkeleton />
    </ScreenSkeleton>
  )
}
