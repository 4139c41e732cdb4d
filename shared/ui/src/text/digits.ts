import { PHONE_MAX_DIGITS, toAsciiDigits } from '@yawmi/contract'

/** The digits of a text as ASCII, at most `max` of them. */
export const digitsOnly = (text: string, max = Number.POSITIVE_INFINITY) =>
  toAsciiDigits(text).replace(/\D/g, '').slice(0, max)

/**
 * What a phone field keeps of what is typed or pasted: digits, at most 10. A number with its country code becomes the ten
 * digits that are dialled in the country, from the digit on that tells it from others: typed, it would not fit otherwise.
 * Of a whole number behind digits that were typed before it was pasted, it keeps the number.
 */
export const phoneDigits = (text: string) =>
  digitsOnly(text)
    .replace(/^.*(?:218|0)(?=9\d{8}$)|^(?:00)?2180?(?=9)/, '0')
    .slice(0, PHONE_MAX_DIGITS)

/**
 * Has a field show what it keeps of what was just typed, before React does, which would leave the caret at the end: whoever
 * writes Arabic digits in the middle of a number would go on there, and send a code to somebody else.
 * @returns what it keeps
 */
export function keepPhoneDigits(field: HTMLInputElement): string {
  const typed = field.value
  const before = phoneDigits(typed.slice(0, field.selectionEnd ?? typed.length))
  const caret = before.length
  // What is behind a whole number was there before it.
  const digits = caret < PHONE_MAX_DIGITS ? phoneDigits(typed) : before
  if (digits === typed) return digits
  field.value = digits
  field.setSelectionRange(caret, caret)
  return digits
}
