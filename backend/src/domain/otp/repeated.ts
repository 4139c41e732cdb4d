import type { OtpPurpose } from '../../infrastructure/carrier/port'
import type { Keys } from '../keys/keys'
import type { Confirmation } from './store'

/** For so long what was right may be confirmed again by the browser that confirmed it, whose answer was lost on its way. */
const REPEATABLE_MS = 120_000

/** A code that was right, or the token of a message that came, with the secret of the browser that sent it. */
export type Confirmed = [what: OtpPurpose | 'sms', code: string, idempotencyKey: string]

/** @returns undefined where the browser sent no secret: then it is good once. */
export const confirmedBy = (what: Confirmed[0], code: string, key: string | undefined): Confirmed | undefined =>
  key === undefined ? undefined : [what, code, key]

/** What is stored of it, beside its instant. */
export const macOfConfirmed = (keys: Pick<Keys, 'mac'>, confirmed: Confirmed, at: number): string =>
  keys.mac('confirmation', ...confirmed, String(at))

/** Whether the same was right a moment ago. */
export function isRepeated(
  keys: Pick<Keys, 'verify'>,
  last: Confirmation | null,
  confirmed: Confirmed | undefined,
  now: Date,
): last is Confirmation {
  if (!last || !confirmed) return false
  // Clocks of two servers differ a little.
  const isRecent = Math.abs(now.getTime() - last.at) < REPEATABLE_MS
  return isRecent && keys.verify(last.by, 'confirmation', ...confirmed, String(last.at))
}
