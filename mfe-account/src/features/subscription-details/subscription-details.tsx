import { useBrand } from '@yawmi/remote-kit'
import { Badge, Card, Heading, Text, fillText, formatDate, formatDinars, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { Facts, PhoneNumber } from '../subscriber/facts'
import { Sheet } from '../subscriber/sheet'
import type { SubscriberAccount } from '../subscriber/subscriber.resource'
import { ChangeSubscription } from './change-subscription'
import { HowToStop } from './how-to-stop'
import { PastCharges } from './past-charges'
import { subscriptionStyles } from './subscription.styles'
import { closedText, inTrial, isOverdue, priceOf, untilText } from './subscription-terms'

/** Answers first what one pays, until when, and how to stop; then whose subscription it is and what was paid. */
export function SubscriptionDetails({ subscriber }: { subscriber: SubscriberAccount }) {
  const brand = useBrand()
  const copy = useCopy()
  const classes = useStyles(subscriptionStyles)
  const { name, email, phone, expiresAt, status, trialEndsAt, nextCharge, pastCharges } = subscriber
  const active = status === 'active'
  const closed = closedText(subscriber, copy)
  const price = nextCharge && priceOf(nextCharge, phone, brand)

  return (
    <Sheet>
      <Heading level={1} className={classes.title}>
        {copy.subscriptionDetails}
      </Heading>

      <Card as="section" className={classes.terms} aria-label={copy.youPay}>
        <div className={classes.price}>
          <span className={classes.label}>{copy.youPay}</span>
          <span className={classes.amount}>{inTrial(subscriber) ? copy.inTrial : (price ?? copy.payNothing)}</span>
        </div>
        <Badge tone={active ? 'success' : 'danger'} className={classes.badge}>
          {active ? copy.active : copy.ended}
        </Badge>
        {closed && (
          <Text className={classes.until} tone="danger">
            {closed}
          </Text>
        )}
        <Text className={classes.until} tone={isOverdue(subscriber) ? 'danger' : undefined}>
          {untilText(subscriber, copy)}
        </Text>
        <div className={classes.next}>
          <span className={classes.label}>{copy.nextCharge}</span>
          <strong>
            {nextCharge
              ? fillText(copy.nextChargeOn, { price: formatDinars(nextCharge.amount), date: formatDate(nextCharge.at) })
              : copy.noNextCharge}
          </strong>
        </div>
        <ChangeSubscription change={active ? 'unsubscribe' : 'activate'} />
      </Card>

      <Card as="section">
        <Facts
          facts={[
            { name: copy.subscriberName, value: <span dir="auto">{name ?? copy.unset}</span> },
            { name: copy.email, value: email ? <bdi dir="ltr">{email}</bdi> : copy.unset },
            { name: copy.phone, value: <PhoneNumber>{phone}</PhoneNumber> },
            { name: copy.expirationDate, value: expiresAt ? formatDate(expiresAt) : copy.unset },
            { name: copy.status, value: active ? copy.active : copy.ended },
            ...(trialEndsAt ? [{ name: copy.trialEnd, value: formatDate(trialEndsAt) }] : []),
          ]}
        />
      </Card>

      <PastCharges charges={pastCharges} />
      {active && <HowToStop />}
    </Sheet>
  )
}
