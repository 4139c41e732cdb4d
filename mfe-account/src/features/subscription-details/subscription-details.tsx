import { useBrand } from '@yawmi/remote-kit'
import { Badge, Card, Heading, Text, fillText, formatDate, formatDinars, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { Facts, PhoneNumber } from '../../components/facts'
import { Sheet } from '../../components/sheet'
import type { SubscriberAccount } from '../../lib/subscriber.resource'
import { ChangeSubscription } from './change-subscription'
import { HowToStop } from './how-to-stop'
import { PastCharges } from './past-charges'
import { subscriptionStyles } from './subscription.styles'
import { closedText, inTrial, isOverdue, priceOf, untilText } from './subscription-terms'

/** Answers first what one pays, until when, and how to stop; then whose subscription it is and what was paid. */
export function SubscriptionDetails({ subscriber }: { subscriber: SubscriberAccount }) {
  const brand = useBrand()
  const strings = useStrings()
  const classes = useStyles(subscriptionStyles)
  const { name, email, phone, expiresAt, status, trialEndsAt, nextCharge, pastCharges } = subscriber
  const active = status === 'active'
  const closed = closedText(subscriber, strings)
  const price = nextCharge && priceOf(nextCharge, phone, brand)

  return (
    <Sheet>
      <Heading level={1} className={classes.title}>
        {strings.subscriptionDetails}
      </Heading>

      <Card as="section" className={classes.terms} aria-label={strings.youPay}>
        <div className={classes.price}>
          <span className={classes.label}>{strings.youPay}</span>
          <span className={classes.amount}>
            {inTrial(subscriber) ? strings.inTrial : (price ?? strings.payNothing)}
          </span>
        </div>
        <Badge tone={active ? 'success' : 'danger'} className={classes.badge}>
          {active ? strings.active : strings.ended}
        </Badge>
        {closed && (
          <Text className={classes.until} tone="danger">
            {closed}
          </Text>
        )}
        <Text className={classes.until} tone={isOverdue(subscriber) ? 'danger' : undefined}>
          {untilText(subscriber, strings)}
        </Text>
        <div className={classes.next}>
          <span className={classes.label}>{strings.nextCharge}</span>
          <strong>
            {nextCharge
              ? fillText(strings.nextChargeOn, {
                  price: formatDinars(nextCharge.amount),
                  date: formatDate(nextCharge.at),
                })
              : strings.noNextCharge}
          </strong>
        </div>
        <ChangeSubscription change={active ? 'unsubscribe' : 'activate'} phone={phone} />
      </Card>

      <Card as="section">
        <Facts
          facts={[
            { name: strings.subscriberName, value: <span dir="auto">{name ?? strings.unset}</span> },
            { name: strings.email, value: email ? <bdi dir="ltr">{email}</bdi> : strings.unset },
            { name: strings.phone, value: <PhoneNumber>{phone}</PhoneNumber> },
            { name: strings.expirationDate, value: expiresAt ? formatDate(expiresAt) : strings.unset },
            { name: strings.status, value: active ? strings.active : strings.ended },
            ...(trialEndsAt ? [{ name: strings.trialEnd, value: formatDate(trialEndsAt) }] : []),
          ]}
        />
      </Card>

      <PastCharges charges={pastCharges} />
      {active && <HowToStop />}
    </Sheet>
  )
}
