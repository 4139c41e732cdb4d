import { Skeleton, SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { GridSkeleton } from '../../components/skeletons/grid-skeleton'
import { COLUMNS } from '../../hooks/use-columns'
import { LineSkeleton } from '../../components/skeletons/text-skeleton'
import { videosStyles } from './videos.styles'

/** A video, its title, and as many lines of description as most videos have. */
export function VideoPreviewSkeleton() {
  const classes = useStyles(videosStyles)
  return (
    <>
      <Skeleton shape="tile" aspectRatio="16 / 9" />
      <div className={classes.titleSkeleton} aria-hidden>
        <LineSkeleton width="50%" />
      </div>
      <div className={classes.textSkeleton}>
        <SkeletonText lines={3} />
      </div>
    </>
  )
}

export function VideoRowsSkeleton() {
  const classes = useStyles(videosStyles)
  return (
    <GridSkeleton columns={COLUMNS.videos} count={5}>
      {() => (
        <div className={classes.row}>
          <Skeleton shape="tile" aspectRatio="16 / 9" />
          <div>
            <SkeletonText lines={2} />
          </div>
        </div>
      )}
    </GridSkeleton>
  )
}

/** The player and the description of a video. */
export function VideoSkeleton() {
  return (
    <SkeletonGroup className={useStyles(videosStyles).details}>
      <Skeleton shape="tile" aspectRatio="16 / 9" />
      <div>
        <SkeletonText lines={2} />
      </div>
    </SkeletonGroup>
  )
}
