import { type Brand, operatorOf, type Offer } from '@yawmi/brand'
import { type Letters, lettersOf } from './letters'

const HOUR_MS = 60 * 60 * 1000
const LONGEST_NOTICE_MS = 3 * HOUR_MS

/** What a brand asks of people and says to them. */
export interface Terms {
  /** What a number pays; null for one of no operator, which is never charged. */
  offerOf(msisdn: string | null): Offer | null
  /** Milliseconds of the trial; 0 for none. */
  trialMs: number
  /** Milliseconds before the trial's end at which its end is announced. */
  noticeMs: number
  letter: Letters
}

export function termsOf(brand: Brand): Terms {
  const trialMs = brand.trialHours * HOUR_MS
  return {
    offerOf: (msisdn) => (msisdn === null ? null : (operatorOf(brand, msisdn)?.offers[0] ?? null)),
    trialMs,
    noticeMs: Math.min(LONGEST_NOTICE_MS, trialMs / 4),
    letter: lettersOf(brand),
  }
}
