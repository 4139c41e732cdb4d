import { useApi, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useStrings } from '../../copy/use-strings'
import { SectionFailure } from '../../components/failure/section-failure'
import { useInViewport } from '../../hooks/use-in-viewport'
import { Section } from '../../components/section/section'
import { Carousel } from '../../components/section/carousel'
import { QuoteCard } from './quote-card'
import { homeQuotesOptions } from './quotes.resource'
import { QuotesCarouselSkeleton } from './quotes-carousel-skeleton'

/** «أفضل الاقتباسات»: the first three. */
export function QuotesCarousel() {
  const strings = useStrings()
  const { inViewport, ref } = useInViewport<HTMLElement>('quotes')
  const quotes = useQuery({ ...homeQuotesOptions(useApi(), useRole()), enabled: inViewport })

  if (quotes.data?.length === 0) return null
  return (
    <Section ref={ref} title={strings.bestQuotes} more={{ to: { name: 'quotes' }, label: strings.allQuotes }}>
      {quotes.data ? (
        <Carousel kind="text" label={strings.bestQuotes}>
          {quotes.data.map((quote) => (
            <QuoteCard key={quote.uuid} quote={quote} />
          ))}
        </Carousel>
      ) : quotes.isError ? (
        <SectionFailure onRetry={() => void quotes.refetch()} />
      ) : (
        <QuotesCarouselSkeleton />
      )}
    </Section>
  )
}
