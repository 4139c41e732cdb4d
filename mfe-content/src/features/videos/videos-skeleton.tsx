import { Box, Skeleton, SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { GridSkeleton } from '../endless-list/grid-skeleton'
import { COLUMNS } from '../endless-list/use-columns'
import { LineSkeleton } from '../frame/words-skeleton'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { videosStyles } from './videos.styles'

/** A film, its title, and as many lines about it as most have. */
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
    <GridSkeleton columns={COLUMNS.films} count={5}>
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

/** The screen of all videos in shapes. */
export function VideosSkeleton() {
  const classes = useStyles(videosStyles)
  return (
    <ScreenSkeleton title={useWords().videos}>
      <div className={classes.columns}>
        <div className={classes.preview}>
          <VideoPreviewSkeleton />
        </div>
        <div className={classes.list}>
          <VideoRowsSkeleton />
        </div>
      </div>
    </ScreenSkeleton>
  )
}

/** A film in its place, and what it is about. */
export function FilmSkeleton() {
  return (
    <SkeletonGroup className={useStyles(videosStyles).details}>
      <Skeleton shape="tile" aspectRatio="16 / 9" />
      <div>
        <SkeletonText lines={2} />
      </div>
    </SkeletonGroup>
  )
}

/** The screen of one video in shapes. */
export const VideoDetailsSkeleton = () => (
  <ScreenSkeleton title={useWords().videos}>
    <FilmSkeleton />
  </ScreenSkeleton>
)
