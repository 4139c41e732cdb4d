import { Card, Skeleton, SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { Sheet } from '../subscriber/sheet'
import { subscriptionStyles } from './subscription.styles'

/** The shape of the subscription while it loads. */
export function SubscriptionSkeleton() {
  const classes = useStyles(subscriptionStyles)
  return (
    <SkeletonGroup>
      <Sheet>
        <div className={classes.title}>
          <Skeleton width={220} height={40} />
        </div>
        <Card className={classes.terms}>
          <Skeleton width={180} height={64} />
          <Skeleton width={72} height={32} />
          <div className={classes.until}>
            <SkeletonText lines={2} />
          </div>
          <Skeleton width={160} height={44} />
        </Card>
        <Card>
          <SkeletonText lines={7} />
        </Card>
      </Sheet>
    </SkeletonGroup>
  )
}
