/** How a text runs: `auto` is as its first letter. */
export const DIRECTIONS = ['rtl', 'ltr', 'auto'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Stage units added after each letter that stands by itself. */
export const LETTER_GAP = { min: 0, max: 20 } as const
/** Stage units added to each space between words. */
export const WORD_GAP = { min: 0, max: 40 } as const
/** Degrees of a circle that a text's lines span: above 0 their middle is the highest, below it the lowest; 0: they are straight. */
export const ARC = { min: -330, max: 330 } as const

const LETTER = /\p{L}/u
/** Blocks of Hebrew, Arabic and the scripts beside them, and of Arabic's presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** The direction in which a text runs; one without letters, as Arabic does. */
export function directionOf(text: string, direction: Direction): 'rtl' | 'ltr' {
  if (direction !== 'auto') return direction
  const [first = ''] = LETTER.exec(text) ?? []
  return first === '' || RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}

/** Latin letters and digits of any script, each with its marks: what is never joined. */
const UNJOINED = /((?:[\p{Script=Latin}\p{Nd}]\p{M}*)+)/u

/**
 * A text parted where spacing between letters begins and ends: every second part, from index 1, consists of letters that stand by
 * themselves. Between joined letters there is no space to widen.
 */
export const partsOf = (text: string, letterGap: number): string[] => (letterGap === 0 ? [text] : text.split(UNJOINED))
