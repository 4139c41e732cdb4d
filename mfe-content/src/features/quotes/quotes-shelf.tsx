import { useApi, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useWords } from '../../copy/use-words'
import { SectionFailure } from '../failure/section-failure'
import { useNear } from '../near/use-near'
import { Section } from '../shelf/section'
import { Shelf } from '../shelf/shelf'
import { QuoteCard } from './quote-card'
import { homeQuotesOptions } from './quotes.resource'
import { QuotesShelfSkeleton } from './quotes-shelf-skeleton'

/** «أفضل الاقتباسات»: the first three. */
export function QuotesShelf() {
  const words = useWords()
  const { near, place } = useNear<HTMLElement>('quotes')
  const quotes = useQuery({ ...homeQuotesOptions(useApi(), useRole()), enabled: near })

  if (quotes.data?.length === 0) return null
  return (
    <Section ref={place} title={words.bestQuotes} more={{ to: { name: 'quotes' }, label: words.allQuotes }}>
      {quotes.data ? (
        <Shelf kind="text" label={words.bestQuotes}>
          {quotes.data.map((quote) => (
            <QuoteCard key={quote.uuid} quote={quote} />
          ))}
        </Shelf>
      ) : quotes.isError ? (
        <SectionFailure onRetry={() => void quotes.refetch()} />
      ) : (
        <QuotesShelfSkeleton />
      )}
    </Section>
  )
}
