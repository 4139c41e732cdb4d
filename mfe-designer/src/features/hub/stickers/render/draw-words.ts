import { fontByName } from '../../../../canvas/fonts'
import { cropToContent } from './crop-to-content'
import type { Piece } from './make-sticker'
import { newCanvas } from './new-canvas'

/** Words as they are on a sticker. */
export interface StickerWords {
  text: string
  font: string
  /** Six hex digits, without `#`. */
  color: string
}

/** Px of the canvas that words are drawn on: half as much again as a sticker, so that they are sharp after cropping. */
const CANVAS = 768
/** Of it, where marks and the ends of letters may reach beyond their line. */
const MARGIN = 64
const SIZES = { max: 300, min: 24, step: 6 }
/** Space between lines over the size of their letters. */
const GAP = 0.14

/** Words on as many lines as make their letters the largest; undefined without any. */
export async function drawWords({ text, font, color }: StickerWords): Promise<Piece | undefined> {
  if (text.trim() === '') return undefined
  const [canvas, context] = newCanvas(CANVAS, CANVAS)
  const setFont = (size: number) => (context.font = `700 ${size}px ${fontByName(font).css}`)
  setFont(SIZES.min)
  await document.fonts.load(context.font, text)
  context.direction = 'rtl'
  context.textAlign = 'center'
  context.fillStyle = `#${color}`
  const room = CANVAS - 2 * MARGIN
  const fits = (line: string) => context.measureText(line).width <= room
  const words = withBreaks(text, fits)
  let lines: Line[] = []
  let size: number = SIZES.max
  while (size >= SIZES.min) {
    setFont(size)
    lines = linesOf(words, fits).map((line) => measured(line, context))
    if (lines.length > 0 && heightOf(lines, size) <= room) break
    size -= SIZES.step
  }
  let y = (CANVAS - heightOf(lines, size)) / 2
  for (const { line, ascent, descent } of lines) {
    context.fillText(line, CANVAS / 2, y + ascent)
    y += ascent + descent + GAP * size
  }
  return cropToContent(canvas)
}

interface Line {
  line: string
  /** Px that its letters and marks have above the line that they stand on, and below it. */
  ascent: number
  descent: number
}

function measured(line: string, context: CanvasRenderingContext2D): Line {
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(line)
  return { line, ascent, descent }
}

const heightOf = (lines: readonly Line[], size: number) =>
  lines.reduce((sum, { ascent, descent }) => sum + ascent + descent, (lines.length - 1) * GAP * size)

/** A text with a space within each word that no line has room for, such as a long laugh: it would have no sticker. */
function withBreaks(text: string, fits: (word: string) => boolean): string {
  let [broken, word] = ['', '']
  for (const letter of text) {
    word = /\s/.test(letter) ? '' : word + letter
    // A mark stays with its letter.
    if (word !== '' && !fits(word) && !/\p{M}/u.test(letter)) {
      broken += ' '
      word = letter
    }
    broken += letter
  }
  return broken
}

/** Lines that fit, broken at spaces; none where a word is too long. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const paragraph of text.trim().split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/)) {
      if (!fits(word)) return []
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    lines.push(line)
  }
  return lines
}
