import { LETTER_GAP, WORD_GAP, type Direction } from '../../document/texts/spacing'
import { changeSelected } from './text-style'

const whole = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, Math.round(value)))

/** Space between letters that are never joined, in whole stage units; the way of a slider is one step. */
export const setLetterGap = changeSelected((_, gap: number) => ({ letterGap: whole(gap, LETTER_GAP) }), 'letter gap')

/** Space between words beyond the font's own. */
export const setWordGap = changeSelected((_, gap: number) => ({ wordGap: whole(gap, WORD_GAP) }), 'word gap')

export const setDirection = changeSelected((_, direction: Direction) => ({ direction }))
