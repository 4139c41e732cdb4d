import { acceptsPhone, type Brand, operatorOf, type Offer } from '@yawmi/brand'
import { type ConsentOf, consentsOf } from './consent'
import { type Letters, lettersOf } from './letters'

const HOUR_MS = 60 * 60 * 1000
const LONGEST_NOTICE_MS = 3 * HOUR_MS

/** What a brand asks of people and says to them. */
export interface Terms extends Pick<Brand, 'name' | 'sms' | 'phoneExample' | 'operators'> {
  /** Id of the brand. */
  brand: string
  /** Whether the brand takes people of that number in. */
  serves(msisdn: string): boolean
  /** What a number pays; null for one of no operator, which is never charged. */
  offerOf(msisdn: string | null): Offer | null
  /** Milliseconds of the trial; 0 for none. */
  trialMs: number
  /** Milliseconds before the trial's end at which its end is announced. */
  noticeMs: number
  letter: Letters
  consent: ConsentOf
}

export function termsOf(brand: Brand): Terms {
  const { id, name, sms, phoneExample, operators, trialHours } = brand
  const trialMs = trialHours * HOUR_MS
  const offerOf = (msisdn: string | null) => (msisdn === null ? null : (operatorOf(brand, msisdn)?.offers[0] ?? null))
  return {
    brand: id,
    name,
    sms,
    phoneExample,
    operators,
    serves: (msisdn) => acceptsPhone(brand, msisdn),
    offerOf,
    trialMs,
    noticeMs: Math.min(LONGEST_NOTICE_MS, trialMs / 4),
    letter: lettersOf(brand),
    consent: consentsOf(brand, offerOf),
  }
}
