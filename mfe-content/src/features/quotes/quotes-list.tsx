import { useMemo } from 'react'
import { useApi, useRole } from '@yawmi/remote-kit'
import { useWords } from '../../copy/use-words'
import { EndlessList } from '../endless-list/endless-list'
import { COLUMNS, useColumns } from '../endless-list/use-columns'
import { useEndless } from '../endless-list/use-endless'
import { ScreenFrame } from '../frame/screen-frame'
import { SearchField } from '../search/search-field'
import { NothingFound, SearchCount } from '../search/search-outcome'
import { useSearch } from '../search/use-search'
import { QuoteCard } from './quote-card'
import { toQuoteItem } from './quote-item'
import { QuoteCardsSkeleton } from './quotes-skeleton'
import { quotesPage } from './quotes.resource'

/** Every quote, or those that have what is searched for, each copied by a tap. */
export function QuotesList() {
  const api = useApi()
  const role = useRole()
  const words = useWords()
  const columns = useColumns(COLUMNS.quotes)
  const search = useSearch()
  const { query } = search
  const source = useMemo(
    () => ({
      key: ['content', 'quotes', role, query],
      fetchPage: (page: number, signal: AbortSignal) =>
        quotesPage(api, role, { page, search: query || undefined, signal }),
    }),
    [api, role, query],
  )
  const list = useEndless(source, toQuoteItem)
  return (
    <ScreenFrame title={words.quotes} description={words.quotesIntro} back={{ name: 'home' }}>
      <SearchField search={search} label={words.searchQuotes} />
      {query && <SearchCount search={search} total={list.total} />}
      <EndlessList
        id={`quotes/${role}/${query}`}
        label={words.quotes}
        list={list}
        columns={columns}
        empty={query ? <NothingFound search={search} /> : undefined}
        skeleton={<QuoteCardsSkeleton />}
        render={(quote) => <QuoteCard quote={quote} words={search.words} />}
      />
    </ScreenFrame>
  )
}
