import type { AccountStatus } from '../../infrastructure/carrier/port'
import { coveredUntil, type Subscription } from './state-machine'

/** Whether the content is paid for: `payment_required` answers 402, `expired` 406. */
export type Standing = 'good' | 'payment_required' | 'expired'

/**
 * Whether a subscriber may have the content now: the only place that combines the subscription and the account status.
 */
export function standingOf(subscription: Subscription, carrier: AccountStatus, now: Date): Standing {
  switch (subscription.state) {
    case 'pending':
    case 'expired':
      return 'expired'
    case 'past_due':
      return 'payment_required'
    case 'cancelled': {
      // A paid period stays open to its end, whatever the account status.
      const end = coveredUntil(subscription)
      return end && end > now ? 'good' : 'expired'
    }
    case 'active':
      // A paid period counts even if no credit is left after it.
      return subscription.paidUntil && subscription.paidUntil > now ? 'good' : FROM_CARRIER[carrier]
    case 'trial':
      return FROM_CARRIER[carrier]
  }
}

/** Whether the account status changes anything for a subscriber now. */
export const dependsOnAccountStatus = ({ state, paidUntil }: Subscription, now: Date): boolean =>
  state === 'trial' || state === 'past_due' || (state === 'active' && !(paidUntil && paidUntil > now))

const FROM_CARRIER: Record<AccountStatus, Standing> = {
  ok: 'good',
  no_credit: 'payment_required',
  expired: 'expired',
}

/** `active` may be cancelled and `cancel` renewed: the status that the account screens show (specification, section 2). */
export function statusOf(subscription: Subscription, standing: Standing): 'active' | 'cancel' {
  return subscription.state === 'cancelled' || standing === 'expired' ? 'cancel' : 'active'
}
