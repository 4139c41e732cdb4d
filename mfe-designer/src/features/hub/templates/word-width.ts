import { fontByName } from '../../../canvas/fonts'

/** The fonts of templates. */
export type TemplateFont = 'Amiri' | 'Tajawal' | 'Scheherazade' | 'Lateef' | 'cairo'

/** Mean advance of a letter over its size, where there is nothing to measure with. */
const ADVANCE: Record<TemplateFont, number> = { Amiri: 0.4, Tajawal: 0.5, Scheherazade: 0.45, Lateef: 0.3, cairo: 0.52 }

/** Px of the letters that are measured. */
const SIZE = 100

let context: CanvasRenderingContext2D | null | undefined
const widths = new Map<string, number>()

/** A word's width over the size of its letters; as near as can be told while its font is on its way. */
export function wordWidth(word: string, font: TemplateFont, bold: boolean): number {
  const key = `${font} ${bold} ${word}`
  const width = widths.get(key) ?? measured(word, font, bold)
  widths.set(key, width)
  return width
}

/** Measures anew: fonts have come. */
export const forgetWidths = (): void => widths.clear()

function measured(word: string, font: TemplateFont, bold: boolean): number {
  // Browsers alone have the class; what stands in for them in tests measures nothing.
  if (typeof CanvasRenderingContext2D !== 'undefined') context ??= document.createElement('canvas').getContext('2d')
  // Marks stand on letters, and take no room of their own.
  if (!context) return word.replace(/\p{M}/gu, '').length * ADVANCE[font]
  context.font = `${bold ? 700 : 400} ${SIZE}px ${fontByName(font).css}`
  return context.measureText(word).width / SIZE
}
