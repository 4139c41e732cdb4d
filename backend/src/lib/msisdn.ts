import { toAsciiDigits } from '@yawmi/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Every number that some brand may serve: the rule of each begins with the country's code. */
const OF_THE_COUNTRY = /^\+218/

const SEPARATORS = /[\s\-()./\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * The one form in which the server keeps a phone number.
 * @param input what a person typed: `09…`, `9…`, `218…`, `+218…` or `00218…`, in ASCII, Arabic or Persian digits, with
 *   spaces, dashes or the direction marks that come with a pasted number.
 * @param rule a brand's rule, tested on the E.164 form, where only its numbers will do.
 * @returns E.164 (`+218912345678`), or `null` when it is no such number of the country.
 */
export function normaliseMsisdn(input: string, rule = OF_THE_COUNTRY): string | null {
  const typed = toAsciiDigits(input).replace(SEPARATORS, '')
  if (!/^\+?\d{9,15}$/.test(typed)) return null
  const international = typed.replace(/^00/, '+').replace(/^218/, '+218')
  const parsed = parsePhoneNumberFromString(international, { defaultCountry: 'LY', extract: false })
  if (!parsed?.isValid() || !rule.test(parsed.number)) return null
  return parsed.number
}
