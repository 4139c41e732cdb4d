import { skeletonsOf } from '@yawmi/remote-kit/server'
import { MyAccountSkeleton } from './features/my-account/my-account-skeleton'
import { SubscriptionSkeleton } from './features/subscription-details/subscription-skeleton'
import { declaration } from './remote'

/** A web view has no skeleton: its page is the host's. */
export const skeletons = skeletonsOf(declaration.routes, {
  'my-account': MyAccountSkeleton,
  'subscription-details': SubscriptionSkeleton,
})
