import { type Brand, fillText, formatDinars, type Offer, priceText, withBrandWords } from '@yawmi/brand'
import { serviceClock } from '../../lib/service-time'
import { sms } from './copy/ar'

interface LetterFacts {
  /** What he pays, or would pay. */
  offer: Offer
  until?: Date
}

export type LetterKind = Exclude<keyof typeof sms, 'time'>
export type Letters = (kind: LetterKind, facts: LetterFacts) => string

/** Messages of a brand: each says the price, the period and the way out. Digits are ASCII, dates those of Tripoli. */
export function lettersOf(brand: Brand): Letters {
  const words = withBrandWords('sms', sms, brand)
  return (kind, { offer, until }) =>
    fillText(words[kind], {
      brand: brand.name,
      ...brand.sms,
      price: priceInWords(offer),
      amount: plain(formatDinars(offer.amount)),
      ...(until && { until: fillText(words.time, serviceClock(until)) }),
    })
}

export const priceInWords = (offer: Offer): string => plain(priceText(offer))

/** Telephones show no-break spaces and direction marks as they please. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u200e\u200f]/g, '')
