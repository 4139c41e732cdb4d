import { toAsciiDigits } from './ascii-digits'

/** Folded letters by letter: a text of any length costs a look-up for each of its characters. */
const cache = new Map<string, string>()
/** Letters remembered; Arabic needs some 150, and what else people type must not grow the map for ever. */
const MAX_CACHED = 4_000

/**
 * A character in the form under which texts are compared, however they are written: without diacritics, tatweel and what
 * is not seen (joiners, marks of direction), hamza left off its seat, ة as ه and ى as ي, digits as ASCII, Latin in small letters.
 * @param letter one code point
 * @returns nothing for what is left off, a space for what parts words; a ligature gives several letters
 */
export function foldLetter(letter: string): string {
  const cached = cache.get(letter)
  if (cached !== undefined) return cached
  const folded = toAsciiDigits(letter.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}\u0640ء]/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
  if (cache.size < MAX_CACHED) cache.set(letter, folded)
  return folded
}

/** A text folded letter by letter, with single spaces between its words. */
export function foldText(text: string): string {
  let folded = ''
  for (const letter of text) folded += foldLetter(letter)
  return folded.replace(/ +/g, ' ').trim()
}
