import { Skeleton } from '@yawmi/ui'
import { CarouselSkeleton } from '../../components/section/carousel'
import { BACKGROUND_RATIO } from '../../components/cards/background-card'

/** The backgrounds of the home page while they load. */
export const BackgroundsCarouselSkeleton = () => (
  <CarouselSkeleton kind="portrait">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} shape="tile" aspectRatio={BACKGROUND_RATIO} />
    ))}
  </CarouselSkeleton>
)
