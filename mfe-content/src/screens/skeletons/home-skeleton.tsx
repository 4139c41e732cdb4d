import { Fragment, type ReactNode } from 'react'
import type { HomeSection } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { BackgroundsCarouselSkeleton } from '../../features/backgrounds/backgrounds-carousel-skeleton'
import { CategoryTilesSkeleton } from '../../features/categories/category-tiles'
import { TextSkeleton } from '../../components/skeletons/text-skeleton'
import { QuotesCarouselSkeleton } from '../../features/quotes/quotes-carousel-skeleton'
import { SectionSkeleton } from '../../components/section/section'
import { DailyCardSkeleton } from '../../features/daily-card/daily-card-skeleton'
import { BlankCardFrame } from '../../features/daily-card/card-frame'
import { VideosCarouselSkeleton } from '../../features/videos/videos-carousel-skeleton'
import { homeSections } from '../../lib/home-sections'
import { homeStyles } from '../../components/frame/home-frame.styles'

/** The height of each section in quarters of a screen, on the phone on which it is lowest. */
const FILLS: Record<HomeSection, number> = {
  today: 2,
  categories: 2,
  favorites: 0,
  videos: 1,
  backgrounds: 1,
  quotes: 1,
}
const SCREEN = 4

/**
 * The same placeholders as the loaded page shows while its content loads; favourites are not known before scripts run.
 */
const SKELETONS: Partial<Record<HomeSection, ReactNode>> = {
  categories: <SectionSkeleton children={<CategoryTilesSkeleton />} />,
  videos: <SectionSkeleton more children={<VideosCarouselSkeleton />} />,
  backgrounds: <SectionSkeleton children={<BackgroundsCarouselSkeleton />} />,
  quotes: <SectionSkeleton more children={<QuotesCarouselSkeleton />} />,
}

/** The skeleton of the first screenful of the home page, in the brand's order. */
export function HomeSkeleton({ role }: { role: 'free' | 'subscriber' }) {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  const sections = firstScreenful(homeSections(useBrand()))
  const cardFirst = sections[0] === 'today'
  const card = (
    <BlankCardFrame key="today" alone={role === 'free'}>
      <DailyCardSkeleton />
    </BlankCardFrame>
  )
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <div className={classes.titleSkeleton}>
          <TextSkeleton>{strings.tagline}</TextSkeleton>
        </div>
        {cardFirst && card}
      </div>
      {sections
        .slice(cardFirst ? 1 : 0)
        .map((section) => (section === 'today' ? card : <Fragment key={section}>{SKELETONS[section]}</Fragment>))}
    </div>
  )
}

function firstScreenful(sections: readonly HomeSection[]): HomeSection[] {
  let filled = 0
  return sections.filter((section) => {
    const room = filled < SCREEN
    filled += FILLS[section]
    return room
  })
}
