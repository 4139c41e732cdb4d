import type { Subscriber, SubscriberDetails } from '@yawmi/contract'
import { coveredUntil } from '../../domain/subscriptions/state-machine'
import { statusOf } from '../../domain/subscriptions/standing'
import type { Account } from '../../domain/subscriptions/subscriptions'

/** The user of a new session. */
export function presentUser({ subscriber, subscription, standing }: Account): Subscriber {
  return { id: subscriber.id, name: subscriber.name, subscription_status: statusOf(subscription, standing) }
}

/** What the account screens show: what do I pay, until when, and is the content open to me. */
export function presentDetails(account: Account): SubscriberDetails {
  const { subscriber, subscription, standing, offer, nextChargeAt, charges } = account
  const until = coveredUntil(subscription)
  const status = statusOf(subscription, standing)
  return {
    id: subscriber.id,
    name: subscriber.name,
    email: subscriber.email,
    phone: subscriber.msisdn,
    expirationDate: until?.toISOString() ?? null,
    status,
    standing,
    trialEndsAt: subscription.trialEndsAt?.toISOString() ?? null,
    nextCharge: status === 'active' && nextChargeAt && offer ? { at: nextChargeAt.toISOString(), ...offer } : null,
    charges: charges.map(({ chargedAt, amount, period }) => ({ at: chargedAt.toISOString(), amount, period })),
  }
}
