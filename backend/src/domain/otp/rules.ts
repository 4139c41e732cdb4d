import { OTP_LIFETIME_MS } from '@yawmi/contract'

/** The numbers of the design for one-time codes. */
export const OTP_RULES = {
  lifeMs: OTP_LIFETIME_MS,
  triesPerChallenge: 3,
  wrongPerDay: 5,
  sendsPerWindow: 3,
  windowMs: 600_000,
  sendsPerDay: 5,
  /** Seconds to wait after the first, second… send of a row; a code that was confirmed ends the row. */
  backOff: [30, 60, 120, 300],
} as const

const DAY_MS = 24 * 60 * 60 * 1000

/** What a number did; instants in milliseconds since 1970, oldest first. */
export interface NumberHistory {
  sends: readonly number[]
  wrong: readonly number[]
  confirmedAt: number | null
}

export type Verdict =
  | { kind: 'right' }
  /** `triesLeft` may be 0: that was the last one. */
  | { kind: 'wrong'; triesLeft: number }
  /** No live challenge: it ran out, was used, or never was. */
  | { kind: 'expired' }
  /** The challenge has had its tries. */
  | { kind: 'exhausted' }
  /** The number has had its wrong tries of the day; `retryAfter` in seconds. */
  | { kind: 'blocked'; retryAfter: number }

/** Seconds until a code may be sent to the number; 0 when it may be now. */
export function secondsToNextSend(history: NumberHistory, now: number): number {
  const { sends, wrong, confirmedAt } = history
  const row = within(sends, now, DAY_MS).filter((at) => at > (confirmedAt ?? -Infinity))
  const backOff = OTP_RULES.backOff[Math.min(row.length, OTP_RULES.backOff.length) - 1] ?? 0
  const next = Math.max(
    (row.at(-1) ?? now) + backOff * 1000,
    freeAgainAt(sends, OTP_RULES.sendsPerWindow, OTP_RULES.windowMs),
    freeAgainAt(sends, OTP_RULES.sendsPerDay, DAY_MS),
    freeAgainAt(wrong, OTP_RULES.wrongPerDay, DAY_MS),
  )
  return Math.max(0, Math.ceil((next - now) / 1000))
}

/** Judges one try. A right code is right only while the number and the challenge may still be tried. */
export function judge(
  challenge: { tries: number; expiresAt: number } | null,
  history: NumberHistory,
  matches: boolean,
  now: number,
): Verdict {
  const blockedUntil = freeAgainAt(history.wrong, OTP_RULES.wrongPerDay, DAY_MS)
  if (blockedUntil > now) return { kind: 'blocked', retryAfter: Math.ceil((blockedUntil - now) / 1000) }
  if (!challenge || challenge.expiresAt <= now) return { kind: 'expired' }
  if (challenge.tries >= OTP_RULES.triesPerChallenge) return { kind: 'exhausted' }
  if (matches) return { kind: 'right' }
  const leftOfChallenge = OTP_RULES.triesPerChallenge - challenge.tries - 1
  const leftOfDay = OTP_RULES.wrongPerDay - within(history.wrong, now, DAY_MS).length - 1
  return { kind: 'wrong', triesLeft: Math.min(leftOfChallenge, leftOfDay) }
}

/** The history without what no longer counts. */
export function recent(history: NumberHistory, now: number): NumberHistory {
  return { ...history, sends: within(history.sends, now, DAY_MS), wrong: within(history.wrong, now, DAY_MS) }
}

function within(instants: readonly number[], now: number, span: number): number[] {
  return instants.filter((at) => at > now - span)
}

/** When fewer than `max` of the instants lie in a window of `span` ms again; in the past when they already do. */
function freeAgainAt(instants: readonly number[], max: number, span: number): number {
  return (instants.at(-max) ?? -Infinity) + span
}
