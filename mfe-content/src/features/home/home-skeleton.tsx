import type { ComponentType } from 'react'
import type { HomeSection } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { Box, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { BackgroundsShelfSkeleton } from '../backgrounds/backgrounds-shelf-skeleton'
import { CategoryTilesSkeleton } from '../category-tiles/category-tiles'
import { WordsSkeleton } from '../frame/words-skeleton'
import { QuotesShelfSkeleton } from '../quotes/quotes-shelf-skeleton'
import { SectionSkeleton } from '../shelf/section'
import { LeafSkeleton } from '../today/leaf-skeleton'
import { BlankLeaf } from '../today/leaf'
import { VideosShelfSkeleton } from '../videos/videos-shelf-skeleton'
import { homeSections } from './home-sections'
import { HEADING_SIZE, homeStyles } from './home.styles'

interface SkeletonProps {
  role: 'free' | 'subscriber'
}

interface Shapes {
  Skeleton: ComponentType<SkeletonProps>
  /** What it fills of a screen, in quarters, on the phone on which it is lowest. */
  fills: number
}

/** Of each section the shapes that the page itself shows while it loads; favourites are not known before it runs. */
const SHAPES: Record<HomeSection, Shapes | undefined> = {
  today: { Skeleton: LeafShapes, fills: 2 },
  categories: { Skeleton: CategoriesShapes, fills: 2 },
  favorites: undefined,
  videos: { Skeleton: VideosShapes, fills: 1 },
  backgrounds: { Skeleton: BackgroundsShapes, fills: 1 },
  quotes: { Skeleton: QuotesShapes, fills: 1 },
}
const SCREEN = 4

/** The first screenful of the home page in shapes, in the brand's order. */
export function HomeSkeleton({ role }: SkeletonProps) {
  const words = useWords()
  const classes = useStyles(homeStyles)
  const sections = firstScreenful(homeSections(useBrand()))
  const leafFirst = sections[0] === 'today'
  return (
    <div className={classes.home}>
      <div className={classes.top}>
        <Box fontSize={HEADING_SIZE} fontWeight="bold" lineHeight="heading" textWrap="balance">
          <WordsSkeleton>{words.tagline}</WordsSkeleton>
        </Box>
        {leafFirst && <LeafShapes role={role} />}
      </div>
      {sections.slice(leafFirst ? 1 : 0).map((section) => {
        const { Skeleton } = SHAPES[section] ?? {}
        return Skeleton && <Skeleton key={section} role={role} />
      })}
    </div>
  )
}

function firstScreenful(sections: readonly HomeSection[]): HomeSection[] {
  let filled = 0
  return sections.filter((section) => {
    const room = filled < SCREEN
    filled += SHAPES[section]?.fills ?? 0
    return room
  })
}

function LeafShapes({ role }: SkeletonProps) {
  return (
    <BlankLeaf alone={role === 'free'}>
      <LeafSkeleton />
    </BlankLeaf>
  )
}

function CategoriesShapes() {
  return (
    <SectionSkeleton>
      <CategoryTilesSkeleton />
    </SectionSkeleton>
  )
}

function VideosShapes() {
  return (
    <SectionSkeleton more>
      <VideosShelfSkeleton />
    </SectionSkeleton>
  )
}

function BackgroundsShapes() {
  return (
    <SectionSkeleton>
      <BackgroundsShelfSkeleton />
    </SectionSkeleton>
  )
}

function QuotesShapes() {
  return (
    <SectionSkeleton more>
      <QuotesShelfSkeleton />
    </SectionSkeleton>
  )
}
