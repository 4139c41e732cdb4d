/**
 * The states of a subscription.
 *
 * | from                        | event         | to                                             |
 * |-----------------------------|---------------|------------------------------------------------|
 * | pending                     | confirmed     | trial, or active with its charge due           |
 * | trial, active, past_due     | charged       | active                                         |
 * | expired                     | charged       | active: a charge from before, settled late     |
 * | cancelled                   | charged       | cancelled, open to the end of that period      |
 * | trial, active               | chargeRefused | past_due                                       |
 * | past_due                    | graceEnded    | expired                                        |
 * | trial, active, past_due     | ended         | expired, since the carrier ended the service   |
 * | trial, active, past_due     | cancelled     | cancelled, open until what is paid for ends    |
 * | cancelled                   | reactivated   | what it was while that lasts, else charge due  |
 * | past_due, expired           | reactivated   | active with its charge due                     |
 *
 * A charge that is due is a fact about `paidUntil`, not a state: it is good standing until the carrier refuses it. No
 * charge starts for a cancelled or expired subscription; `charged` there is for one that was in flight.
 */
export type State = 'pending' | 'trial' | 'active' | 'past_due' | 'expired' | 'cancelled'

export interface Subscription {
  state: State
  trialEndsAt: Date | null
  paidUntil: Date | null
}

export type SubscriptionEvent =
  /** `trialEndsAt` is null for a number that had its trial. */
  | { type: 'confirmed'; at: Date; trialEndsAt: Date | null }
  | { type: 'charged'; paidUntil: Date }
  | { type: 'chargeRefused' }
  | { type: 'graceEnded' }
  | { type: 'ended' }
  | { type: 'cancelled' }
  | { type: 'reactivated'; at: Date }

type Rule<E extends SubscriptionEvent['type']> = (
  subscription: Subscription,
  event: Extract<SubscriptionEvent, { type: E }>,
) => Subscription

type Rules = { [S in State]: { [E in SubscriptionEvent['type']]?: Rule<E> } }

const charged: Rule<'charged'> = (subscription, { paidUntil }) => ({ ...subscription, state: 'active', paidUntil })
const refused: Rule<'chargeRefused'> = (subscription) => ({ ...subscription, state: 'past_due' })
const ended = (subscription: Subscription): Subscription => ({ ...subscription, state: 'expired' })
const cancelled: Rule<'cancelled'> = (subscription) => ({ ...subscription, state: 'cancelled' })
const chargeDue = (subscription: Subscription, { at }: { at: Date }): Subscription => ({
  ...subscription,
  state: 'active',
  paidUntil: at,
})

const RULES: Rules = {
  pending: {
    confirmed: (subscription, { at, trialEndsAt }) =>
      trialEndsAt ? { ...subscription, state: 'trial', trialEndsAt } : chargeDue(subscription, { at }),
  },
  trial: { charged, chargeRefused: refused, ended, cancelled },
  active: { charged, chargeRefused: refused, ended, cancelled },
  past_due: { charged, cancelled, ended, graceEnded: ended, reactivated: chargeDue },
  expired: { charged, reactivated: chargeDue },
  cancelled: {
    charged: (subscription, { paidUntil }) => ({ ...subscription, paidUntil }),
    reactivated: (subscription, { at }) => {
      if (subscription.paidUntil && subscription.paidUntil > at) return { ...subscription, state: 'active' }
      if (subscription.trialEndsAt && subscription.trialEndsAt > at) return { ...subscription, state: 'trial' }
      return chargeDue(subscription, { at })
    },
  },
}

export const PENDING: Subscription = { state: 'pending', trialEndsAt: null, paidUntil: null }

/** The subscription after the event; `null` when the event means nothing in its state, which then stays as it is. */
export function transition(subscription: Subscription, event: SubscriptionEvent): Subscription | null {
  const rule = RULES[subscription.state][event.type] as Rule<SubscriptionEvent['type']> | undefined
  return rule ? rule(subscription, event) : null
}

/** The only states in which charges start. */
export const isLive = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'trial' || state === 'active' || state === 'past_due'

/** Until when the content is free or paid for. */
export function coveredUntil({ trialEndsAt, paidUntil }: Subscription): Date | null {
  if (!trialEndsAt || !paidUntil) return paidUntil ?? trialEndsAt
  return paidUntil > trialEndsAt ? paidUntil : trialEndsAt
}
