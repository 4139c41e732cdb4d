import { coveredUntil, isLive } from '../state-machine'
import type { SubscriptionRecord } from '../record'
import type { Plan } from '../plan'
import { GRACE_PERIOD_MS, later } from './schedule'

/**
 * - `query`: query the carrier about the open charge
 * - `send`: charge, with a new key or with the open one that the carrier never saw
 * - `notify`: announce the end of the trial
 * - `expire`: grace is over
 */
export type Step = 'query' | 'send' | 'notify' | 'expire'

/** The next step of a subscription and when it is due; null when there is none until it changes. */
export function nextStep(record: SubscriptionRecord, plan: Plan): { step: Step; at: Date } | null {
  const { open } = record
  if (open && !open.notFound) return { step: 'query', at: open.nextQueryAt }
  // For a cancelled one the charge is queried until it is certain that it did not arrive.
  if (!isLive(record)) return open && { step: 'query', at: open.nextQueryAt }
  const charge = nextCharge(record, plan)
  const { trialEndsAt, pastDueSince } = record
  if (record.state === 'trial' && trialEndsAt && !record.trialNotified) {
    const notice = later(trialEndsAt, -plan.noticeMs)
    if (charge && !before(charge.at, notice)) return { step: 'notify', at: notice }
  }
  if (record.state === 'past_due' && pastDueSince) {
    const end = later(pastDueSince, GRACE_PERIOD_MS)
    if (!charge || !before(charge.at, end)) return { step: 'expire', at: end }
  }
  return charge
}

/** When a live subscription is charged next. */
export function nextCharge(record: SubscriptionRecord, plan: Plan): { step: 'send'; at: Date } | null {
  const { open, retryAt } = record
  if (open) return { step: 'send', at: open.nextQueryAt }
  const end = coveredUntil(record)
  if (!end || !(record.offer ?? plan.offerOf(record.msisdn))) return null
  return { step: 'send', at: retryAt && before(end, retryAt) ? retryAt : end }
}

const before = (a: Date, b: Date) => a.getTime() < b.getTime()
