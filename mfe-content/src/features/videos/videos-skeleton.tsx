import { Box, Skeleton, SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { GridSkeleton } from '../../components/skeletons/grid-skeleton'
import { COLUMNS } from '../../hooks/use-columns'
import { LineSkeleton } from '../../components/skeletons/text-skeleton'
import { videosStyles } from './videos.styles'

/** A video, its title, and as many lines of description as most videos have. */
export const VideoPreviewSkeleton = () => (
  <>
    <Skeleton shape="tile" aspectRatio="16 / 9" />
    <Box fontSize="xl" lineHeight="heading" aria-hidden>
      <LineSkeleton width="50%" />
    </Box>
    <Box minHeight="5.25rem">
      <SkeletonText lines={3} />
    </Box>
  </>
)

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
