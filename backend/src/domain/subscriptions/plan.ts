import { acceptsPhone, type Brand, defaultBrand, operatorOf, type Offer } from '@yawmi/brand'
import { type ConsentOf, consentsOf } from './consent'
import { type SmsTemplates, smsTemplatesOf } from './sms-templates'

const HOUR_MS = 60 * 60 * 1000
const MAX_NOTICE_MS = 3 * HOUR_MS

/** A brand's offer: whom it serves, prices, trial, and the texts of its messages and consents. */
export interface Plan extends Pick<Brand, 'name' | 'sms' | 'phoneExample' | 'operators'> {
  /** Id of the brand. */
  brand: string
  /** Whether the brand serves the number. */
  serves: (msisdn: string) => boolean
  /** The price for a number; null for a number of no operator, which is never charged. */
  offerOf(msisdn: string | null): Offer | null
  /** Milliseconds of the trial; 0 for none. */
  trialMs: number
  /** Milliseconds before the trial's end at which its end is announced. */
  noticeMs: number
  smsText: SmsTemplates
  consent: ConsentOf
}

export function planOf(brand: Brand): Plan {
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
    noticeMs: Math.min(MAX_NOTICE_MS, trialMs / 4),
    smsText: smsTemplatesOf(brand),
    consent: consentsOf(brand, offerOf),
  }
}

/** The current brands, by their files. */
export interface BrandRegistry {
  get(id: string): Brand | undefined
  all(): readonly Brand[]
}

/** The plan of every brand. Callers of the rules look up the plan of the record's brand each time, as brands may change. */
export interface PlanCatalogue {
  /**
   * @param brand null, as in rows older than brands: the default one. A brand that was removed gets the default
   *   brand's plan without consents: the price that a subscriber agreed to is in their record, and renewing changes
   *   no price.
   */
  of(brand: string | null): Plan
  /** @returns undefined when no brand has that id */
  find(brand: string): Plan | undefined
  all(): Plan[]
}

export function planCatalogue(brands: BrandRegistry): PlanCatalogue {
  const cache = new WeakMap<Brand, Plan>()
  const planFor = (brand: Brand): Plan => {
    const plan = cache.get(brand) ?? planOf(brand)
    cache.set(brand, plan)
    return plan
  }
  const defaultPlan = () => planFor(brands.get(defaultBrand.id) ?? defaultBrand)
  const find = (id: string) => {
    const brand = brands.get(id)
    return brand ? planFor(brand) : id === defaultBrand.id ? defaultPlan() : undefined
  }
  return {
    find,
    of: (id) => (id === null ? defaultPlan() : (find(id) ?? { ...defaultPlan(), brand: id, consent: () => undefined })),
    all: () => brands.all().map(planFor),
  }
}
