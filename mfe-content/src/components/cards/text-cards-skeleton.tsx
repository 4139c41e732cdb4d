import { Skeleton } from '@yawmi/ui'
import { GridSkeleton } from '../skeletons/grid-skeleton'
import { COLUMNS } from '../../hooks/use-columns'

export const TextCardsSkeleton = () => (
  <GridSkeleton columns={COLUMNS.texts} count={8}>
    {() => <Skeleton shape="tile" height="148px" />}
  </GridSkeleton>
)
