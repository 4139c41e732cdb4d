import { Skeleton } from '@yawmi/ui'
import { ShelfSkeleton } from '../shelf/shelf'
import { BACKGROUND_RATIO } from './background-card'

/** The backgrounds of the home page while they are on their way. */
export const BackgroundsShelfSkeleton = () => (
  <ShelfSkeleton kind="portrait">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} shape="tile" aspectRatio={BACKGROUND_RATIO} />
    ))}
  </ShelfSkeleton>
)
