import { digitsOnly, toAsciiDigits } from '@yawmi/ui'

/**
 * The code after something was typed or filled in. The cells show no selection, so a digit typed while some are there
 * goes into the next cell, even where the browser replaced the text; a digit typed over a full code begins anew.
 * @param before the code so far. @param raw what the input holds now. @param inputType of the browser's input event.
 */
export const typedCode = (before: string, raw: string, length: number, inputType: string | undefined) => {
  const digits = digitsOnly(raw, length)
  const isNextDigit = inputType === 'insertText' && raw.length === 1 && before.length > 0 && before.length < length
  return isNextDigit ? before + digits : digits
}

/**
 * What a pasted text gives: its first characters as ASCII digits, or undefined when one of them is no digit. Marks of
 * direction, which a copy from Arabic text may have, are none of its characters.
 */
export const pastedCode = (text: string, length: number) => {
  const start = toAsciiDigits(text.replace(/\p{Cf}/gu, '').trim()).slice(0, length)
  return /^\d+$/.test(start) ? start : undefined
}
