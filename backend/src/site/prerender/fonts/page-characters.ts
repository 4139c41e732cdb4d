/**
 * What every page may come to show beside its own text, so that a message or a dialog needs no further file, and that
 * nearly all pages share one cut of each font: letters and vowel signs of Arabic, digits, and the marks of sentences
 * and prices.
 */
const COMMON = [
  ' !%()+,-./0123456789:«»،؛؟…',
  between(0x621, 0x63a),
  // Without the stroke that stretches words.
  between(0x641, 0x652),
].join('')

/**
 * The characters of a prerendered page, sorted: those of its text, and all beyond ASCII that attributes such as
 * placeholders have.
 * @param html as React writes it, with no `>` inside attributes
 */
export function charactersOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ')
  const beyondAscii = html.match(/[^\0-\x7f]+/g) ?? []
  const all = new Set(COMMON + text + beyondAscii.join(''))
  return [...all]
    .filter((character) => character >= ' ' && character !== '\x7f')
    .sort()
    .join('')
}

/** Ranges of code points as `unicode-range` has them. */
export type Ranges = readonly (readonly [first: number, last: number])[]

/** Reads a `unicode-range` without wildcards, as ours are. */
export const readRanges = (unicodeRange: string): Ranges =>
  unicodeRange.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })

/** Those characters that are in a range. */
export const within = (characters: string, ranges: Ranges): string =>
  [...characters].filter((character) => isIn(character.codePointAt(0)!, ranges)).join('')

/** The `unicode-range` of sorted characters. */
export function unicodeRangeOf(characters: string): string {
  const ranges: [first: number, last: number][] = []
  for (const character of characters) {
    const code = character.codePointAt(0)!
    const current = ranges.at(-1)
    if (current && code === current[1] + 1) current[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join()
}

const isIn = (code: number, ranges: Ranges) => ranges.some(([first, last]) => code >= first && code <= last)
const hex = (code: number) => code.toString(16).toUpperCase()

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n))
}
