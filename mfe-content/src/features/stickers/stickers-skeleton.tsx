import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { GridSkeleton } from '../endless-list/grid-skeleton'
import { COLUMNS } from '../endless-list/use-columns'
import { LineSkeleton } from '../frame/words-skeleton'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { stickersStyles } from './stickers.styles'

export const PackCardsSkeleton = () => (
  <GridSkeleton columns={COLUMNS.packs} count={4}>
    {() => <Skeleton shape="tile" height="148px" />}
  </GridSkeleton>
)

/** The screen of all packs in shapes. */
export const StickerPacksSkeleton = () => (
  <ScreenSkeleton title={useWords().stickers}>
    <PackCardsSkeleton />
  </ScreenSkeleton>
)

/** Keeps the line of a pack's count while it is on its way. */
export const CountSkeleton = () => <LineSkeleton width="5rem" />

export const StickersSkeleton = () => (
  <SkeletonGroup className={useStyles(stickersStyles).grid}>
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} shape="tile" aspectRatio="1" />
    ))}
  </SkeletonGroup>
)

/** The screen of one pack in shapes. */
export const StickerListSkeleton = () => (
  <ScreenSkeleton title={useWords().stickers} description={<CountSkeleton />}>
    <StickersSkeleton />
  </ScreenSkeleton>
)
