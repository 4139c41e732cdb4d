import type { Offer } from '@yawmi/brand'
import { exponentialDelay } from '../../../lib/exponential-delay'
import type { Plan } from '../plan'
import type { SubscriptionRecord } from '../record'
import { coveredUntil, isLive } from '../state-machine'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
const DAY_MS = 24 * HOUR_MS

/** Milliseconds of one period. */
export const PERIOD_MS: Record<Offer['period'], number> = { day: DAY_MS, week: 7 * DAY_MS }

/**
 * A charge at most this late, in milliseconds, pays for a period that starts where the previous one ended; a later one
 * pays from the time of payment.
 */
const PROMPT_WITHIN_MS = HOUR_MS

/** Delays between charges that are refused; the last one repeats until the grace period ends. */
const RETRY_DELAYS_MS = [3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, DAY_MS]

/** From the first refusal to the end of the subscription. */
export const GRACE_PERIOD_MS = 7 * DAY_MS

/** Delay before the next query after one without an answer; doubles each time. */
const QUERY_DELAY_MS = 10 * SECOND_MS
const MAX_QUERY_DELAY_MS = HOUR_MS

/** A key that the carrier does not find this long after it was sent, in milliseconds, can no longer arrive. */
export const LOST_AFTER_MS = DAY_MS

export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

/** When a charge is tried again after this many refusals. */
export const retryAt = (now: Date, refusals: number): Date =>
  later(now, RETRY_DELAYS_MS[Math.min(refusals, RETRY_DELAYS_MS.length) - 1] ?? HOUR_MS)

/** When the carrier is queried again after this many queries without an answer. */
export const nextQueryAt = (now: Date, queryAttempts: number): Date =>
  later(now, exponentialDelay(queryAttempts, QUERY_DELAY_MS, MAX_QUERY_DELAY_MS))

/**
 * The period that a charge pays for. It follows the previous one without a gap when the charge is made in time. A later
 * charge (no server ran, the clock jumped, there was no credit) pays from that time on: nobody pays for past time, nor
 * for several periods at once.
 */
export function periodOf(dueAt: Date, chargedAt: Date, { period }: Offer): { from: Date; until: Date } {
  const prompt = chargedAt.getTime() - dueAt.getTime() <= PROMPT_WITHIN_MS
  const from = prompt ? dueAt : chargedAt
  return { from, until: later(from, PERIOD_MS[period]) }
}

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
  // Such a charge is queried until it is certain that it did not arrive.
  if (open && !mayBeSentAgain(record)) return { step: 'query', at: open.nextQueryAt }
  if (!isLive(record)) return null
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

/**
 * Whether the open charge is one that the person still owes: not of a cancelled subscription, and not at a price that they
 * have replaced by another since, as somebody does who renews after a refusal.
 */
export function mayBeSentAgain(record: SubscriptionRecord): boolean {
  const { offer, open } = record
  const isOfAnotherPrice = offer && open && (offer.amount !== open.offer.amount || offer.period !== open.offer.period)
  return isLive(record) && !isOfAnotherPrice
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
