import { useCopy } from '../copy/use-copy'
import { SubscriptionDetails } from '../features/subscription-details/subscription-details'
import { SubscriptionSkeleton } from '../features/subscription-details/subscription-skeleton'
import { WithSubscriber } from '../features/subscriber/with-subscriber'

const SubscriptionDetailsScreen = () => {
  const copy = useCopy()
  return (
    <WithSubscriber title={copy.subscriptionDetails} skeleton={<SubscriptionSkeleton />}>
      {(subscriber) => <SubscriptionDetails subscriber={subscriber} />}
    </WithSubscriber>
  )
}

export default SubscriptionDetailsScreen
