import { Apps } from '../features/apps/apps'
import { ForOthers } from '../features/audience/audience'
import { Discover } from '../features/discover/discover'
import { Faq } from '../features/faq/faq'
import { Hero } from '../features/hero/hero'
import { NameLookup } from '../features/names/name-lookup'
import { useAnchors } from '../features/page/use-anchors'
import { Plan } from '../features/plan/plan'
import { JokesPromo } from '../features/promos/jokes-promo'
import { QuotesPromo } from '../features/promos/quotes-promo'
import { useLeaf } from '../features/today/leaf.resource'

/** `/`: what it is and how to begin, then what is in it, what it costs, and what people ask. */
export default function LandingScreen() {
  const leaf = useLeaf()
  return (
    <div ref={useAnchors<HTMLDivElement>()}>
      <Hero leaf={leaf} />
      <Discover />
      <NameLookup />
      <JokesPromo leaf={leaf} />
      <QuotesPromo leaf={leaf} />
      <ForOthers>
        <Plan />
      </ForOthers>
      <Apps />
      <Faq />
    </div>
  )
}
