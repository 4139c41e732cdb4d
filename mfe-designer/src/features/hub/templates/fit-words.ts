import { FONT_SIZE, MAX_FITTED_SIZE, paddingBlockOf, paddingInlineOf, type TextBox } from '../../../document/box'
import type { TextLook } from '../../../document/text-look'
import { wordWidth, type TemplateFont } from './word-width'

/** How far a line may be longer than its words are: kerning at spaces, and whole pixels. */
const TOLERANCE = 1.03

/** Space between lines over the size of their letters: fonts of books have deep letters. */
const LEADING: Record<TemplateFont, number> = {
  Amiri: 0.42,
  Tajawal: 0.3,
  Scheherazade: 0.42,
  Lateef: 0.18,
  cairo: 0.4,
}

export interface Fitted extends Pick<TextBox, 'fontSize' | 'lineGap' | 'width'> {
  /** With the room above and below. */
  height: number
}

interface Room {
  width: number
  height: number
  /** Largest letters. */
  max: number
  font: TemplateFont
  bold: boolean
  look?: TextLook
}

/**
 * Largest letters with which a text is in its room, and the smallest width in which it has as many lines then: none of them is
 * much shorter than the others.
 */
export function fitWords(text: string, room: Room): Fitted {
  const paragraphs = text
    .split('\n')
    .map((line) => line.split(/\s+/).map((word) => wordWidth(word, room.font, room.bold)))
  const space = wordWidth(' ', room.font, room.bold)
  const padding = 2 * paddingInlineOf({ look: room.look ?? 'plain' })
  const maxSize = Math.min(MAX_FITTED_SIZE, Math.floor(room.max))
  for (let size = maxSize; ; size -= 1) {
    const ems = (room.width - padding) / (size * TOLERANCE)
    const isSmallest = size <= FONT_SIZE.min
    const lines = linesOf(isSmallest ? broken(paragraphs, ems) : paragraphs, space, ems)
    if (lines === undefined) continue
    const fitted = { fontSize: size, lineGap: Math.min(60, Math.round(size * LEADING[room.font])) }
    const height = lines * (size + fitted.lineGap) + 2 * paddingBlockOf(fitted)
    if (isSmallest || height <= room.height) {
      const even = evenly(paragraphs, space, ems) * size * TOLERANCE + padding
      return { ...fitted, height, width: Math.min(room.width, Math.ceil(even)) }
    }
  }
}

/** Lines of words in a width; undefined where a word is broader. Lengths over the letters' size. */
function linesOf(paragraphs: readonly (readonly number[])[], space: number, width: number): number | undefined {
  let lines = 0
  for (const words of paragraphs) {
    lines += 1
    let used = 0
    for (const [index, word] of words.entries()) {
      if (word > width) return undefined
      if (index > 0 && used + space + word > width) {
        lines += 1
        used = word
      } else used += (index > 0 ? space : 0) + word
    }
  }
  return lines
}

/** Words as a box of that width breaks them, where one is broader. */
const broken = (paragraphs: readonly (readonly number[])[], width: number): number[][] =>
  paragraphs.map((words) =>
    words.flatMap((word) => [...Array<number>(Math.floor(word / width)).fill(width), word % width]),
  )

/** Steps in which a width is narrowed, over it. */
const STEP = 0.02

/** The smallest width in which there are no more lines; all of it where a word is broader. */
function evenly(paragraphs: readonly (readonly number[])[], space: number, width: number): number {
  const lines = linesOf(paragraphs, space, width)
  let narrow = width
  if (lines === undefined) return narrow
  while (narrow > width * 0.3 && linesOf(paragraphs, space, narrow - width * STEP) === lines) narrow -= width * STEP
  return narrow
}
