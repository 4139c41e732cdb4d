import { Skeleton } from '@yawmi/ui'
import { ShelfSkeleton } from '../shelf/shelf'

/** The quotes of the home page while they are on their way. */
export const QuotesShelfSkeleton = () => (
  <ShelfSkeleton kind="text">
    {Array.from({ length: 3 }, (_, index) => (
      <Skeleton key={index} shape="tile" height="168px" />
    ))}
  </ShelfSkeleton>
)
