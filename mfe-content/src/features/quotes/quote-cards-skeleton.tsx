import { Skeleton } from '@yawmi/ui'
import { GridSkeleton } from '../../components/skeletons/grid-skeleton'
import { COLUMNS } from '../../hooks/use-columns'

export const QuoteCardsSkeleton = () => (
  <GridSkeleton columns={COLUMNS.quotes} count={8}>
    {() => <Skeleton shape="tile" height="168px" />}
  </GridSkeleton>
)
