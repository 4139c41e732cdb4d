import { defineStyles, Skeleton, useStyles } from '@yawmi/ui'
import { CarouselSkeleton } from '../../components/section/carousel'

const styles = defineStyles({ video: { flexDirection: 'column' } })

/** The videos of the home page while they load. */
export function VideosCarouselSkeleton() {
  const { video } = useStyles(styles)
  return (
    <CarouselSkeleton kind="video">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={video}>
          <Skeleton shape="tile" aspectRatio="16 / 9" />
          <Skeleton shape="text" width="70%" />
        </div>
      ))}
    </CarouselSkeleton>
  )
}
