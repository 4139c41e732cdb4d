import type { ComponentType } from 'react'
import type { HomeSection } from '@yawmi/brand'
import { useApi, useBrand } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Heading, useStyles } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { BackgroundsCarousel } from '../features/backgrounds/backgrounds-carousel'
import { categoryTilesOptions } from '../features/categories/categories.resource'
import { useWholeScreen } from '../hooks/use-whole-screen'
import { FailureState } from '../components/failure/failure-state'
import { HomeFavorites } from '../features/favorites/home-favorites'
import { QuotesCarousel } from '../features/quotes/quotes-carousel'
import { SlowNotice } from '../components/frame/slow-notice'
import { DailyCard } from '../features/daily-card/daily-card'
import { VideosCarousel } from '../features/videos/videos-carousel'
import { Categories } from '../features/categories/categories'
import { homeSections } from '../lib/home-sections'
import { homeStyles } from '../components/frame/home-frame.styles'

const SECTIONS: Record<HomeSection, ComponentType> = {
  today: DailyCard,
  categories: Categories,
  favorites: HomeFavorites,
  videos: VideosCarousel,
  backgrounds: BackgroundsCarousel,
  quotes: QuotesCarousel,
}

/** Sections that a phone shows of a page that was just opened. */
const FIRST_SECTIONS = 2

/**
 * The home page: today's card, the categories, and carousels, as the brand orders them. Every section requests its own
 * content at once and fails by itself. The page as a whole fails only with the categories, which everything else is
 * reached by.
 */
export default function HomeScreen() {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  const categories = useQuery(categoryTilesOptions(useApi()))
  const closed = categories.isError && !categories.data
  const sections = homeSections(useBrand())
  const isWhole = useWholeScreen()
  // Today's card belongs to the heading when it comes right after it.
  const cardFirst = sections[0] === 'today'
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <header>
          <Heading level={1} fontSize="xl-2xl">
            {strings.tagline}
          </Heading>
          <SlowNotice />
        </header>
        {!closed && cardFirst && <DailyCard />}
      </div>
      {closed ? (
        <FailureState error={categories.error} onRetry={() => void categories.refetch()} />
      ) : (
        sections.slice(cardFirst ? 1 : 0, isWhole ? undefined : FIRST_SECTIONS).map((section) => {
          const Shown = SECTIONS[section]
          return <Shown key={section} />
        })
      )}
      {!isWhole && <div className={classes.below} />}
    </div>
  )
}
