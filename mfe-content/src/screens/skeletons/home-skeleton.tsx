import type { ComponentType } from 'react'
import type { HomeSection } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { Box, useStyles } from '@yawmi/ui'
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
import { HEADING_SIZE, homeStyles } from '../../components/frame/home-frame.styles'

interface SkeletonProps {
  role: 'free' | 'subscriber'
}

interface SectionSkeleton {
  Skeleton: ComponentType<SkeletonProps>
  /** What it fills of a screen, in quarters, on the phone on which it is lowest. */
  fills: number
}

/** Of each section the placeholders that the page itself shows while it loads; favourites are not known before it runs. */
const SECTION_SKELETONS: Record<HomeSection, SectionSkeleton | undefined> = {
  today: { Skeleton: CardSkeleton, fills: 2 },
  categories: { Skeleton: CategoriesSectionSkeleton, fills: 2 },
  favorites: undefined,
  videos: { Skeleton: VideosSectionSkeleton, fills: 1 },
  backgrounds: { Skeleton: BackgroundsSectionSkeleton, fills: 1 },
  quotes: { Skeleton: QuotesSectionSkeleton, fills: 1 },
}
const SCREEN = 4

/** The first screenful of the home page in shapes, in the brand's order. */
export function HomeSkeleton({ role }: SkeletonProps) {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  const sections = firstScreenful(homeSections(useBrand()))
  const cardFirst = sections[0] === 'today'
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <Box fontSize={HEADING_SIZE} fontWeight="bold" lineHeight="heading" textWrap="balance">
          <TextSkeleton>{strings.tagline}</TextSkeleton>
        </Box>
        {cardFirst && <CardSkeleton role={role} />}
      </div>
      {sections.slice(cardFirst ? 1 : 0).map((section) => {
        const { Skeleton } = SECTION_SKELETONS[section] ?? {}
        return Skeleton && <Skeleton key={section} role={role} />
      })}
    </div>
  )
}

function firstScreenful(sections: readonly HomeSection[]): HomeSection[] {
  let filled = 0
  return sections.filter((section) => {
    const room = filled < SCREEN
    filled += SECTION_SKELETONS[section]?.fills ?? 0
    return room
  })
}

function CardSkeleton({ role }: SkeletonProps) {
  return (
    <BlankCardFrame alone={role === 'free'}>
      <DailyCardSkeleton />
    </BlankCardFrame>
  )
}

function CategoriesSectionSkeleton() {
  return (
    <SectionSkeleton>
      <CategoryTilesSkeleton />
    </SectionSkeleton>
  )
}

function VideosSectionSkeleton() {
  return (
    <SectionSkeleton more>
      <VideosCarouselSkeleton />
    </SectionSkeleton>
  )
}

function BackgroundsSectionSkeleton() {
  return (
    <SectionSkeleton>
      <BackgroundsCarouselSkeleton />
    </SectionSkeleton>
  )
}

function QuotesSectionSkeleton() {
  return (
    <SectionSkeleton more>
      <QuotesCarouselSkeleton />
    </SectionSkeleton>
  )
}
