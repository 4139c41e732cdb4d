import { Card, Skeleton, SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { Sheet } from '../../components/sheet'
import { myAccountStyles } from './my-account.styles'

/** The shape of the account while it loads. */
export function MyAccountSkeleton() {
  const classes = useStyles(myAccountStyles)
  return (
    <SkeletonGroup>
      <Sheet>
        <div className={classes.head}>
          <Skeleton shape="tile" className={classes.portraitSkeleton} />
          <Skeleton width={180} height={40} />
        </div>
        <Card className={classes.sheet}>
          <Skeleton shape="text" width="30%" />
          <Skeleton height={48} />
          <Skeleton height={44} className={classes.buttonSkeleton} />
          <SkeletonText lines={5} />
        </Card>
        <div className={classes.aside}>
          <Card>
            <SkeletonText lines={3} />
          </Card>
        </div>
      </Sheet>
    </SkeletonGroup>
  )
}
