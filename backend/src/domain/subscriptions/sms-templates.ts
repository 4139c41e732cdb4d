import { type Brand, fillText, formatDinars, type Offer, priceText, withBrandWords } from '@yawmi/brand'
import { serviceClock } from '../../lib/service-time'
import { sms } from './copy/ar'

interface SmsTemplateValues {
  /** What the subscriber pays, or would pay. */
  offer: Offer
  /** The charge that the message tells, where that is of another price. */
  charged?: Offer
  until?: Date
}

export type SmsTemplateId = Exclude<keyof typeof sms, 'time'>
export type SmsTemplates = (template: SmsTemplateId, values: SmsTemplateValues) => string

/**
 * Messages of a brand, each with the price, the period and how to cancel. Digits are ASCII, dates are in Tripoli's time
 * zone.
 */
export function smsTemplatesOf(brand: Brand): SmsTemplates {
  const templates = withBrandWords('sms', sms, brand)
  return (template, { offer, charged = offer, until }) =>
    fillText(templates[template], {
      brand: brand.name,
      ...brand.sms,
      price: plainPriceText(offer),
      amount: plain(formatDinars(charged.amount)),
      ...(until && { until: fillText(templates.time, serviceClock(until)) }),
    })
}

export const plainPriceText = (offer: Offer): string => plain(priceText(offer))

/** Removed, as phones show no-break spaces and direction marks inconsistently. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u200e\u200f]/g, '')
