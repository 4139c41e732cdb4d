import { type Brand, fillText, formatDinars, type Offer, priceText, withBrandWords } from '@yawmi/brand'
import { serviceClock } from '../../lib/service-time'
import { sms } from './copy/ar'

interface SmsTemplateValues {
  /** What the subscriber pays, or would pay. */
  offer: Offer
  until?: Date
}

export type SmsTemplateId = Exclude<keyof typeof sms, 'time'>
export type SmsTemplates = (template: SmsTemplateId, values: SmsTemplateValues) => string

/** Messages of a brand: each says the price, the period and the way out. Digits are ASCII, dates those of Tripoli. */
export function smsTemplatesOf(brand: Brand): SmsTemplates {
  const templates = withBrandWords('sms', sms, brand)
  return (template, { offer, until }) =>
    fillText(templates[template], {
      brand: brand.name,
      ...brand.sms,
      price: plainPriceText(offer),
      amount: plain(formatDinars(offer.amount)),
      ...(until && { until: fillText(templates.time, serviceClock(until)) }),
    })
}

export const plainPriceText = (offer: Offer): string => plain(priceText(offer))

/** Telephones show no-break spaces and direction marks as they please. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u200e\u200f]/g, '')
