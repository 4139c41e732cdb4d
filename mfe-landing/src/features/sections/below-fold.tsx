import { Apps } from '../apps/apps'
import { Discover } from '../discover/discover'
import { Faq } from '../faq/faq'
import { NameLookup } from '../names/name-lookup'
import { Plan } from '../plan/plan'
import { JokesPromo } from '../promos/jokes-promo'
import { QuotesPromo } from '../promos/quotes-promo'

/** Everything of the landing page that is reached by scrolling: a chunk of its own. */
export default function BelowFold() {
  return (
    <>
      <Discover />
      <NameLookup />
      <JokesPromo />
      <QuotesPromo />
      <Plan />
      <Apps />
      <Faq />
    </>
  )
}
