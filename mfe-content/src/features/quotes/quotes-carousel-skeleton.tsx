import { Skeleton } from '@yawmi/ui'
import { CarouselSkeleton } from '../../components/section/carousel'

/** The quotes of the home page while they load. */
export const QuotesCarouselSkeleton = () => (
  <CarouselSkeleton kind="text">
    {Array.from({ length: 3 }, (_, index) => (
      <Skeleton key={index} shape="tile" height="168px" />
    ))}
  </CarouselSkeleton>
)
