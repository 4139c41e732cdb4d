import type { ReactNode } from 'react'
import { useStrings } from '../copy/use-strings'
import { SubscriptionDetails } from '../features/subscription-details/subscription-details'
import { SubscriptionSkeleton } from '../features/subscription-details/subscription-skeleton'
import { WithSubscriber } from '../components/with-subscriber'

/** @param signIn the way on for whoever is not signed in, where the page's own guard leads them nowhere */
export default function SubscriptionDetailsScreen({ signIn }: { signIn?: ReactNode }) {
  const strings = useStrings()
  return (
    <WithSubscriber title={strings.subscriptionDetails} skeleton={<SubscriptionSkeleton />} signIn={signIn}>
      {(subscriber) => <SubscriptionDetails subscriber={subscriber} />}
    </WithSubscriber>
  )
}
