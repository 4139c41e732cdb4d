import { Card, Skeleton, SkeletonGroup, SkeletonText, cx, useStyles } from '@yawmi/ui'
import { Sheet } from '../../components/sheet'
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
          <Skeleton width="full" maxWidth="180px" height={64} />
          <Skeleton width={72} height={32} />
          <div className={classes.until}>
            <SkeletonText lines={2} />
          </div>
          <div className={classes.next}>
            <Skeleton width="30%" height={28} />
            <Skeleton width="45%" height={28} />
          </div>
          <Skeleton className={cx(classes.action, classes.buttonSkeleton)} height={44} />
        </Card>
        <Card>
          <SkeletonText lines={7} />
        </Card>
      </Sheet>
    </SkeletonGroup>
  )
}
