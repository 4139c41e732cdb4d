import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { toAsciiDigits } from './digits'

/** Numbers of the default brand: Libyan mobile numbers, in E.164. */
const DEFAULT_NUMBER_RULE = /^\+2189[1-6]\d{7}$/

const SEPARATORS = /[\s\-()./\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * The one form in which the server keeps a phone number.
 *
 * @param input what a person typed: `09…`, `9…`, `218…`, `+218…` or `00218…`, in ASCII, Arabic or Persian digits, with
 *   spaces, dashes or the direction marks that come with a pasted number.
 * @param rule the brand's operator rule, tested on the E.164 form.
 * @returns E.164 (`+218912345678`), or `null` when it is no number that this operator serves.
 */
export function normaliseMsisdn(input: string, rule: RegExp = DEFAULT_NUMBER_RULE): string | null {
  const typed = toAsciiDigits(input).replace(SEPARATORS, '')
  if (!/^\+?\d{9,15}$/.test(typed)) return null
  const international = typed.replace(/^00/, '+').replace(/^218/, '+218')
  const parsed = parsePhoneNumberFromString(international, { defaultCountry: 'LY', extract: false })
  if (!parsed?.isValid() || !rule.test(parsed.number)) return null
  return parsed.number
}
