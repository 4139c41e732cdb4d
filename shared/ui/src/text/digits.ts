import { PHONE_MAX_DIGITS, toAsciiDigits } from '@yawmi/contract'

/** The digits of a text as ASCII, at most `most` of them. */
export const digitsOnly = (text: string, max = Number.POSITIVE_INFINITY) =>
  toAsciiDigits(text).replace(/\D/g, '').slice(0, max)

/**
 * What a phone field keeps of what is typed or pasted: digits, at most 10. A whole number with its country code, as
 * phone books paste it, becomes the ten digits that are dialled in the country.
 */
export const phoneDigits = (text: string) =>
  digitsOnly(text)
    .replace(/^(?:00)?218(9\d{8})$/, '0$1')
    .slice(0, PHONE_MAX_DIGITS)
