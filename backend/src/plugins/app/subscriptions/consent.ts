import { type Brand, fillText, withBrandWords } from '@yawmi/brand'
import { priceInWords } from './letters'
import { consent as words } from './copy/ar'
import type { Consent } from './record'
import type { Terms } from './terms'

/** Where somebody agreed: by the button of a page, by renewing there, or by a message. */
type Occasion = { on: 'subscribing' | 'renewing'; transaction?: string | undefined } | { on: 'sms' }

export type ConsentOf = (msisdn: string, occasion: Occasion) => Consent | undefined

/** What people of a brand are shown when they agree, with the price of their operator. */
export function consentsOf(brand: Brand, terms: Terms): ConsentOf {
  const copy = withBrandWords('consent', words, brand)
  const KINDS = { subscribing: terms.trialMs > 0 ? 'webTrial' : 'web', renewing: 'renewal', sms: 'sms' } as const
  return (msisdn, occasion) => {
    const offer = terms.offerOf(msisdn)
    if (!offer) return undefined
    return {
      ...offer,
      text: fillText(copy[KINDS[occasion.on]], { ...brand.sms, price: priceInWords(offer) }),
      source: occasion.on === 'sms' ? 'sms' : 'web',
      transaction: (occasion.on !== 'sms' && occasion.transaction) || null,
    }
  }
}
