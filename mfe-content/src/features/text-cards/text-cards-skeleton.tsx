import { Skeleton } from '@yawmi/ui'
import { GridSkeleton } from '../endless-list/grid-skeleton'
import { COLUMNS } from '../endless-list/use-columns'

export const TextCardsSkeleton = () => (
  <GridSkeleton columns={COLUMNS.texts} count={8}>
    {() => <Skeleton shape="tile" height="148px" />}
  </GridSkeleton>
)
