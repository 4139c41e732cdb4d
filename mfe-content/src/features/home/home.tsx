import type { ComponentType } from 'react'
import type { HomeSection } from '@yawmi/brand'
import { useApi, useBrand } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Heading, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { BackgroundsShelf } from '../backgrounds/backgrounds-shelf'
import { categoryTilesOptions } from '../category-tiles/categories.resource'
import { FailureState } from '../failure/failure-state'
import { HomeFavorites } from '../favorites/home-favorites'
import { QuotesShelf } from '../quotes/quotes-shelf'
import { SlowNotice } from '../slow/slow-notice'
import { TodayLeaf } from '../today/today-leaf'
import { VideosShelf } from '../videos/videos-shelf'
import { Categories } from './categories'
import { homeSections } from './home-sections'
import { HEADING_SIZE, homeStyles } from './home.styles'

const SECTIONS: Record<HomeSection, ComponentType> = {
  today: TodayLeaf,
  categories: Categories,
  favorites: HomeFavorites,
  videos: VideosShelf,
  backgrounds: BackgroundsShelf,
  quotes: QuotesShelf,
}

/**
 * The home page: today's leaf, the ways into the content, and a shelf of each, as the brand has them. Every part asks
 * for its own content at once and fails alone; only when the categories fail, which open the content, does the page as
 * a whole say so.
 */
export function Home() {
  const words = useWords()
  const classes = useStyles(homeStyles)
  const categories = useQuery(categoryTilesOptions(useApi()))
  const closed = categories.isError && !categories.data
  const sections = homeSections(useBrand())
  // Today's leaf belongs to the heading where it comes right after it.
  const leafFirst = sections[0] === 'today'
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <header>
          <Heading level={1} fontSize={HEADING_SIZE}>
            {words.tagline}
          </Heading>
          <SlowNotice />
        </header>
        {!closed && leafFirst && <TodayLeaf />}
      </div>
      {closed ? (
        <FailureState error={categories.error} onRetry={() => void categories.refetch()} />
      ) : (
        sections.slice(leafFirst ? 1 : 0).map((section) => {
          const Shown = SECTIONS[section]
          return <Shown key={section} />
        })
      )}
    </div>
  )
}
