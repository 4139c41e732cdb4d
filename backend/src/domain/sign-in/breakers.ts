import type { Counts } from './fading'
import type { Sources, Standing } from './sources'

/** What is wanted before a code is sent or judged: nothing, work by the browser, or a message from the number. */
export type Demand = 'none' | 'work' | 'sms'

export type Scope = 'device' | 'holder' | 'range' | 'brand' | 'service'

/** What is demanded, and the widest scope that demands it. */
export interface Judgement {
  demand: Demand
  scope: Scope | 'setting' | null
  what: 'guesses' | 'sends' | null
}

export type CountsOf = (source: string) => Counts

/** Rights a day from which on a range is one that people sign in from, such as a carrier's. */
const KNOWN_RANGE_RIGHTS = 50

/**
 * Wrong codes a day that no right one made good. A code has four digits, so 10,000 guesses take one account. The service
 * bears 150 from sources that nobody knows and 150 from those that are known: at most 31 × 300 in a month of 30 days,
 * with what it bears at once. Slips of the finger do not count for long; see `guess.ts`.
 */
export const GUESS_LIMITS = {
  service: { work: 100, sms: 150 },
  /** Less than the service's, so that an attack on one brand leaves the others their sign-in. */
  brand: { work: 80, sms: 120 },
  range: { unknown: { work: 10, sms: 15 }, known: { work: 50, sms: 90 } },
  /** As many as one number may have in a day. And a share of the right codes, for a shop that signs its customers up. */
  device: { work: 5, sms: 8, share: 0.05 },
  holder: { work: 5, sms: 8 },
} as const

/** Part of a limit up to which new codes are sent: those that are on their way can then still be typed. */
const SENDING_SHARE = 0.9

/** Messages that no right code has followed: so many, and a share of the right codes of the same source. */
export const SEND_LIMITS = {
  /** In an hour. */
  service: { work: 600, sms: 2_000, workShare: 1, smsShare: 2 },
  brand: { work: 500, sms: 1_500, workShare: 1, smsShare: 2 },
  /** In a day. */
  range: { work: 100, sms: 300, workShare: 1, smsShare: 2 },
  device: { work: 10, sms: 30, workShare: 1, smsShare: 1 },
} as const

const NONE: Judgement = { demand: 'none', scope: null, what: null }
const RANK: Record<Demand, number> = { none: 0, work: 1, sms: 2 }

/** @param isOwn whether the device has signed in to this very number. */
export function standingOf(sources: Sources, countsOf: CountsOf, isOwn: boolean): Standing {
  if (isOwn) return 'own'
  return sources.holder !== undefined || isKnownRange(sources, countsOf) ? 'known' : 'unknown'
}

const isKnownRange = ({ range }: Sources, countsOf: CountsOf) => countsOf(range).rights >= KNOWN_RANGE_RIGHTS

/** What a code from there must be preceded by. One more guess must be within every limit. */
export function judgeGuess(sources: Sources, countsOf: CountsOf, standing: Standing): Judgement {
  if (standing === 'own') return NONE
  const [device, range] = [
    judgeAt('device', sources, countsOf, standing),
    judgeAt('range', sources, countsOf, standing),
  ]
  const wider = (['holder', 'brand', 'service'] as const).map((scope) => judgeAt(scope, sources, countsOf, standing))
  // Work is asked for where the guesses come from; elsewhere it has been done for the code.
  return strictest([device, range, ...wider.filter(({ demand }) => demand === 'sms')])
}

/** What sending a code there must be preceded by; `budget` in messages an hour. */
export function judgeSend(
  sources: Sources,
  countsOf: CountsOf,
  standing: Standing,
  budget: number | undefined,
): Judgement {
  const spent = budget === undefined ? 0 : countsOf(sources.serviceHour).sends / budget
  // The last fifth is for devices that have signed in to the number.
  if (spent >= (standing === 'own' ? 1 : 0.8)) return { demand: 'sms', scope: 'service', what: 'sends' }
  if (standing === 'own') return NONE
  const scopes = ['device', 'holder', 'range', 'brand', 'service'] as const
  const guesses = scopes.map((scope) => judgeAt(scope, sources, countsOf, standing, SENDING_SHARE))
  const { brandHour, serviceHour } = sources
  return strictest([
    ...guesses,
    unanswered('device', countsOf(sources.device)),
    unanswered('range', countsOf(sources.range)),
    unanswered('brand', countsOf(brandHour)),
    unanswered('service', countsOf(serviceHour)),
  ])
}

function judgeAt(
  scope: Scope,
  sources: Sources,
  countsOf: CountsOf,
  standing: 'known' | 'unknown',
  share = 1,
): Judgement {
  const source = sourceOf(scope, sources, standing)
  if (source === undefined) return NONE
  const { guesses, rights } = countsOf(source)
  const { work, sms } = limitsOf(scope, sources, countsOf, rights)
  const demand = guesses + 1 > sms * share ? 'sms' : guesses + 1 > work ? 'work' : 'none'
  return { demand, scope, what: 'guesses' }
}

function limitsOf(scope: Scope, sources: Sources, countsOf: CountsOf, rights: number): { work: number; sms: number } {
  if (scope === 'range') return GUESS_LIMITS.range[isKnownRange(sources, countsOf) ? 'known' : 'unknown']
  if (scope !== 'device') return GUESS_LIMITS[scope]
  const { work, sms, share } = GUESS_LIMITS.device
  return { work: work + share * rights, sms: sms + share * rights }
}

/** Where a guess of that standing counts in a scope. Devices that are known are not judged by whom they share a range with. */
export function sourceOf(scope: Scope, sources: Sources, standing: 'known' | 'unknown'): string | undefined {
  switch (scope) {
    case 'range':
      return sources.holder === undefined ? sources.range : undefined
    case 'brand':
    case 'service':
      return sources[scope][standing]
    default:
      return sources[scope]
  }
}

function unanswered(scope: keyof typeof SEND_LIMITS, { sends, rights }: Counts): Judgement {
  const { work, sms, workShare, smsShare } = SEND_LIMITS[scope]
  const without = sends + 1 - rights
  const demand = without > sms + smsShare * rights ? 'sms' : without > work + workShare * rights ? 'work' : 'none'
  return { demand, scope, what: 'sends' }
}

function strictest(judgements: Judgement[]): Judgement {
  const worst = judgements.reduce((worst, one) => (RANK[one.demand] >= RANK[worst.demand] ? one : worst), NONE)
  return worst.demand === 'none' ? NONE : worst
}
