import { type Brand, fillText, freeTrialText, type Offer, withBrandWords } from '@yawmi/brand'
import { plainPriceText } from './sms-templates'
import { consent as words } from './copy/ar'
import type { Consent } from './record'

/** Where a person agreed: by a page's button, by renewing on a page, or by a message. */
export type Occasion = { on: 'subscribing' | 'renewing'; transaction?: string | undefined } | { on: 'sms' }

export type ConsentOf = (msisdn: string, occasion: Occasion) => Consent | undefined

/** The text that people are shown when they agree, with the trial of the brand and the price of their operator. */
export function consentsOf(brand: Brand, offerOf: (msisdn: string) => Offer | null): ConsentOf {
  const copy = withBrandWords('consent', words, brand)
  const trial = freeTrialText(brand.trialHours)
  const KINDS = { subscribing: trial === undefined ? 'web' : 'webTrial', renewing: 'renewal', sms: 'sms' } as const
  return (msisdn, occasion) => {
    const offer = offerOf(msisdn)
    if (!offer) return undefined
    return {
      ...offer,
      brand: brand.id,
      text: fillText(copy[KINDS[occasion.on]], {
        ...brand.sms,
        price: plainPriceText(offer),
        ...(trial !== undefined && { trial }),
      }),
      source: occasion.on === 'sms' ? 'sms' : 'web',
      transaction: (occasion.on !== 'sms' && occasion.transaction) || null,
    }
  }
}
