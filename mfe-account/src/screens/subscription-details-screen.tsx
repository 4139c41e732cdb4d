import { useStrings } from '../copy/use-strings'
import { SubscriptionDetails } from '../features/subscription-details/subscription-details'
import { SubscriptionSkeleton } from '../features/subscription-details/subscription-skeleton'
import { WithSubscriber } from '../components/with-subscriber'

export default function SubscriptionDetailsScreen() {
  const strings = useStrings()
  return (
    <WithSubscriber title={strings.subscriptionDetails} skeleton={<SubscriptionSkeleton />}>
      {(subscriber) => <SubscriptionDetails subscriber={subscriber} />}
    </WithSubscriber>
  )
}
