import { operatorNames, withBrandWords, type Brand, type TextMark } from '@yawmi/brand'
import { plural, pricesText } from '@yawmi/ui'
import { ar, lengths } from './copy/ar'

const HOURS_IN_DAY = 24

/** Length of the free trial in words («يوم واحد»), or an empty text where the brand has none. */
export const trialText = (brand: Brand): string => {
  const { trialHours } = brand
  if (trialHours === 0) return ''
  const wholeDays = trialHours % HOURS_IN_DAY === 0
  const { days, hours } = withBrandWords('landing.lengths', lengths, brand)
  return wholeDays ? plural(trialHours / HOURS_IN_DAY, days) : plural(trialHours, hours)
}

/** What the `{marks}` of our texts stand for. */
export const brandValues = (brand: Brand): Record<TextMark, string> => ({
  brand: brand.name,
  subscribe: withBrandWords('landing', ar, brand).subscribe,
  prices: pricesText(brand),
  trial: trialText(brand),
  smsTo: brand.sms.to,
  smsSubscribe: brand.sms.subscribe,
  smsCancel: brand.sms.cancel,
  email: brand.support.email,
  operators: operatorNames(brand),
  phoneExample: brand.phoneExample,
})
