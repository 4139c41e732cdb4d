import { defineStyles, Skeleton, useStyles } from '@yawmi/ui'
import { ShelfSkeleton } from '../shelf/shelf'

const styles = defineStyles({ film: { flexDirection: 'column' } })

/** The films of the home page while they are on their way. */
export function VideosShelfSkeleton() {
  const { film } = useStyles(styles)
  return (
    <ShelfSkeleton kind="film">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={film}>
          <Skeleton shape="tile" aspectRatio="16 / 9" />
          <Skeleton shape="text" width="70%" />
        </div>
      ))}
    </ShelfSkeleton>
  )
}
