import { Skeleton, SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { dailyCardStyles } from './daily-card.styles'

/** The content of the card while it loads. */
export function DailyCardSkeleton() {
  const classes = useStyles(dailyCardStyles)
  return (
    <>
      <Skeleton aspectRatio="16 / 9" shape="tile" />
      <SkeletonGroup className={classes.words}>
        <Skeleton shape="text" width="6em" />
        <div className={classes.lines}>
          <SkeletonText lines={3} />
        </div>
        <Skeleton width="9em" height="44px" />
      </SkeletonGroup>
    </>
  )
}
