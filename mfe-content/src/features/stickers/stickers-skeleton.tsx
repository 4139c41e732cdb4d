import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { GridSkeleton } from '../../components/skeletons/grid-skeleton'
import { COLUMNS } from '../../hooks/use-columns'
import { LineSkeleton } from '../../components/skeletons/text-skeleton'
import { stickersStyles } from './stickers.styles'

export const PackCardsSkeleton = () => (
  <GridSkeleton columns={COLUMNS.packs} count={4}>
    {() => <Skeleton shape="tile" height="148px" />}
  </GridSkeleton>
)

/** Reserves the line of a pack's count while it loads. */
export const CountSkeleton = () => <LineSkeleton width="5em" />

export const StickersSkeleton = () => (
  <SkeletonGroup className={useStyles(stickersStyles).grid}>
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} shape="tile" aspectRatio="1" />
    ))}
  </SkeletonGroup>
)
