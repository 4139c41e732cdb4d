import { fontByName } from '../../../canvas/fonts'
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
/** Height of a line over the size of its letters: vowel marks need room. */
const LINE_HEIGHT = 1.45

/** Words on as many lines as make their letters the largest; undefined without any. */
export async function drawWords({ text, font, color }: StickerWords): Promise<Piece | undefined> {
  if (text.trim() === '') return undefined
  const [canvas, context] = newCanvas(CANVAS, CANVAS)
  const setFont = (size: number) => (context.font = `700 ${size}px ${fontByName(font).css}`)
  setFont(SIZES.min)
  await document.fonts.load(context.font, text)
  context.direction = 'rtl'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = `#${color}`
  const room = CANVAS - 2 * MARGIN
  let lines: string[] = []
  let size: number = SIZES.max
  while (size > SIZES.min) {
    setFont(size)
    lines = linesOf(text, (line) => context.measureText(line).width <= room) ?? []
    if (lines.length > 0 && lines.length * size * LINE_HEIGHT <= room) break
    size -= SIZES.step
  }
  const top = CANVAS / 2 - ((lines.length - 1) * size * LINE_HEIGHT) / 2
  for (const [index, line] of lines.entries()) context.fillText(line, CANVAS / 2, top + index * size * LINE_HEIGHT)
  return cropToContent(canvas)
}

/** Lines that fit, broken at spaces; undefined where a word is too long. */
function linesOf(text: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const paragraph of text.trim().split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/)) {
      if (!fits(word)) return undefined
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
