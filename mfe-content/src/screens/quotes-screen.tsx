import { useApi, useRole } from '@yawmi/remote-kit'
import { useStrings } from '../copy/use-strings'
import { EndlessList } from '../components/endless-list/endless-list'
import { COLUMNS, useColumns } from '../hooks/use-columns'
import { useEndless } from '../hooks/use-endless'
import { ScreenFrame } from '../components/frame/screen-frame'
import { SearchField } from '../features/search/search-field'
import { NothingFound, SearchCount } from '../features/search/search-outcome'
import { useSearch } from '../features/search/use-search'
import { QuoteCard } from '../features/quotes/quote-card'
import { toQuoteItem } from '../features/quotes/quote-item'
import { QuoteCardsSkeleton } from '../features/quotes/quote-cards-skeleton'
import { quotesPage } from '../features/quotes/quotes.resource'

/** All quotes, or those that match a search; a tap copies one. */
export default function QuotesScreen() {
  const api = useApi()
  const role = useRole()
  const strings = useStrings()
  const columns = useColumns(COLUMNS.quotes)
  const search = useSearch()
  const { query } = search
  const list = useEndless(
    ['content', 'quotes', role, query],
    (page, signal) => quotesPage(api, role, { page, search: query || undefined, signal }),
    toQuoteItem,
  )
  return (
    <ScreenFrame title={strings.quotes} description={strings.quotesIntro} back={{ name: 'home' }}>
      <SearchField search={search} label={strings.searchQuotes} />
      {query && <SearchCount search={search} total={list.total} />}
      <EndlessList
        id={`quotes/${role}/${query}`}
        label={strings.quotes}
        list={list}
        columns={columns}
        empty={query ? <NothingFound search={search} /> : undefined}
        skeleton={<QuoteCardsSkeleton />}
        render={(quote) => <QuoteCard quote={quote} words={search.words} />}
      />
    </ScreenFrame>
  )
}
