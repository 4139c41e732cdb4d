import type { Offer } from '@yawmi/brand'
import { exponentialDelay } from '../../../lib/exponential-delay'

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
const DAY_MS = 24 * HOUR_MS

/** Milliseconds of one period. */
export const PERIOD_MS: Record<Offer['period'], number> = { day: DAY_MS, week: 7 * DAY_MS }

/** A charge at most this late begins its period where the one before ended; a later one begins it when paid. */
const PROMPT_WITHIN_MS = HOUR_MS

/** Delays between charges that are refused; the last one repeats until the grace period ends. */
const RETRY_DELAYS_MS = [3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, DAY_MS]

/** From the first refusal to the end of the subscription. */
export const GRACE_PERIOD_MS = 7 * DAY_MS

/** Delay before the next query after one without an answer; doubles each time. */
const QUERY_DELAY_MS = 10 * SECOND_MS
const MAX_QUERY_DELAY_MS = HOUR_MS

/** A key that the carrier does not know so long after it was sent will not arrive any more. */
export const LOST_AFTER_MS = DAY_MS

export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

/** When a charge is tried again that was refused so many times. */
export const retryAt = (now: Date, refusals: number): Date =>
  later(now, RETRY_DELAYS_MS[Math.min(refusals, RETRY_DELAYS_MS.length) - 1] ?? HOUR_MS)

/** When the carrier is queried next after so many queries without an answer. */
export const nextQueryAt = (now: Date, queryAttempts: number): Date =>
  later(now, exponentialDelay(queryAttempts, QUERY_DELAY_MS, MAX_QUERY_DELAY_MS))

/**
 * The period that a charge pays for. It follows the one before without a gap when the charge came promptly. One that came
 * later (no server ran, the clock jumped, there was no credit) pays from then on: nobody pays for time that is over, nor
 * for several periods at once.
 */
export function periodOf(dueAt: Date, chargedAt: Date, { period }: Offer): { from: Date; until: Date } {
  const prompt = chargedAt.getTime() - dueAt.getTime() <= PROMPT_WITHIN_MS
  const from = prompt ? dueAt : chargedAt
  return { from, until: later(from, PERIOD_MS[period]) }
}
