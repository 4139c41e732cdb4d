import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Button, EmptyState, Heading, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { BackgroundsShelf } from '../backgrounds/backgrounds-shelf'
import { categoryTilesOptions } from '../category-tiles/categories.resource'
import { CategoryTiles, CategoryTilesSkeleton } from '../category-tiles/category-tiles'
import { FailureState } from '../failure/failure-state'
import { HomeFavorites } from '../favorites/home-favorites'
import { QuotesShelf } from '../quotes/quotes-shelf'
import { Section } from '../shelf/section'
import { SlowNotice } from '../slow/slow-notice'
import { TodayLeaf } from '../today/today-leaf'
import { VideosShelf } from '../videos/videos-shelf'
import { HEADING_SIZE, homeStyles } from './home.styles'

/**
 * The home page: today's leaf, the ways into the content, and a shelf of each. Every part asks for its own content at
 * once and fails alone; only when the categories fail, which open the content, does the page as a whole say so.
 */
export function Home() {
  const words = useWords()
  const classes = useStyles(homeStyles)
  const categories = useQuery(categoryTilesOptions(useApi()))
  const closed = categories.isError && !categories.data
  const askAgain = () => void categories.refetch()
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <header>
          <Heading level={1} fontSize={HEADING_SIZE}>
            {words.tagline}
          </Heading>
          <SlowNotice />
        </header>
        {!closed && <TodayLeaf />}
      </div>
      {closed ? (
        <FailureState error={categories.error} onRetry={askAgain} />
      ) : (
        <>
          <Section title={words.discover}>
            {!categories.data ? (
              <CategoryTilesSkeleton />
            ) : categories.data.length > 0 ? (
              <CategoryTiles tiles={categories.data} />
            ) : (
              <EmptyState action={<Button onClick={askAgain}>{words.retry}</Button>} />
            )}
          </Section>
          <HomeFavorites />
          <VideosShelf />
          <BackgroundsShelf />
          <QuotesShelf />
        </>
      )}
    </div>
  )
}
