import type { ComponentType } from 'react'
import type { LandingSection } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { Apps } from '../features/apps/apps'
import { ForOthers } from '../components/audience'
import { Discover } from '../features/discover/discover'
import { Faq } from '../features/faq/faq'
import { Hero } from '../features/hero/hero'
import { NameLookup } from '../features/names/name-lookup'
import { landingSections } from '../lib/landing-sections'
import { useAnchors } from '../hooks/use-anchors'
import { useWholePage } from '../hooks/use-whole-page'
import { Plan } from '../features/plan/plan'
import { JokesPromo } from '../features/promos/jokes-promo'
import { QuotesPromo } from '../features/promos/quotes-promo'
import { useDailyCard, type DailyCardState } from '../lib/daily-card.resource'

const PlanForOthers = () => (
  <ForOthers>
    <Plan />
  </ForOthers>
)

const SECTIONS: Record<LandingSection, ComponentType<{ leaf: DailyCardState }>> = {
  discover: Discover,
  names: NameLookup,
  jokes: JokesPromo,
  quotes: QuotesPromo,
  plan: PlanForOthers,
  apps: Apps,
  faq: Faq,
}

/** `/`: what it is and how to begin, then, as the brand has them, what is in it, what it costs, and what people ask. */
export default function LandingScreen() {
  const dailyCard = useDailyCard()
  const sections = landingSections(useBrand())
  const page = useAnchors<HTMLDivElement>()
  useWholePage(page)
  return (
    <div ref={page}>
      <Hero leaf={dailyCard} />
      {/* A prerendered page has all rules before this, so that the hero is painted before they have come. */}
      <div data-below>
        {sections.map((section) => {
          const Shown = SECTIONS[section]
          return <Shown key={section} leaf={dailyCard} />
        })}
      </div>
    </div>
  )
}
