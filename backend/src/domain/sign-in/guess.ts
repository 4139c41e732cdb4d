import type { Keys } from '../keys/keys'

/** A code that was sent, as it is kept. */
interface SentCode {
  id: string
  codeMac: string
}

/**
 * Whether a wrong code is one that somebody types who has read the right one: one digit is another, two neighbours are
 * exchanged, or it is the code of the message before. One guess in 256 is taken for a slip.
 */
export function isSlip(keys: Pick<Keys, 'verify'>, typed: string, sent: SentCode, before: SentCode | null): boolean {
  const isBefore = before !== null && keys.verify(before.codeMac, 'code', before.id, typed)
  // Each is compared, so that it takes as long whatever comes of it.
  const near = neighbours(typed).filter((code) => keys.verify(sent.codeMac, 'code', sent.id, code))
  return isBefore || near.length > 0
}

function neighbours(code: string): string[] {
  const digits = [...code]
  const replaced = digits.flatMap((_, place) =>
    Array.from({ length: 10 }, (_, digit) => digits.with(place, `${digit}`)),
  )
  const exchanged = digits
    .slice(1)
    .map((digit, place) => digits.with(place, digit).with(place + 1, digits[place] ?? ''))
  return [...replaced, ...exchanged].map((changed) => changed.join('')).filter((changed) => changed !== code)
}
