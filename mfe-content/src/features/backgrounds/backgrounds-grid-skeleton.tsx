import { Skeleton } from '@yawmi/ui'
import { GridSkeleton } from '../../components/skeletons/grid-skeleton'
import { COLUMNS } from '../../hooks/use-columns'
import { BACKGROUND_RATIO } from '../../components/cards/background-card'

export const BackgroundsGridSkeleton = () => (
  <GridSkeleton columns={COLUMNS.pictures} count={8}>
    {() => <Skeleton shape="tile" aspectRatio={BACKGROUND_RATIO} />}
  </GridSkeleton>
)
