import { MAX_TEXT_LENGTH, textBox, type Box, type TextBox } from '../../../document/box'
import { PAGES, type Design, type Page } from '../../../document/design'
import { withinReach } from '../../../document/geometry'
import { shapeBox } from '../../../document/shape-box'
import { sanitizeText } from '../../../document/texts/sanitize-text'
import { readableInk } from './contrast'
import { fitWords } from './fit-words'
import { LAYOUTS } from './layouts/layouts'
import type { Area, Composition } from './layouts/parts'
import { paletteOf, type Template } from './template'

/** The named texts of a template. */
export interface TemplateTexts {
  head: string
  body: string
  /** Left out of the design where it is blank. */
  name: string
}

const PARTS = ['head', 'body', 'name'] as const
type Part = (typeof PARTS)[number]

/** A text with its letters' sizes, before it has its place. */
type Line = Partial<TextBox> & Pick<TextBox, 'text' | 'width' | 'fontSize'> & { height: number }

/** Largest letters, over the width of the page. */
const MAX_SIZES: Record<Part, number> = { head: 0.16, body: 0.068, name: 0.05 }
/** Smallest letters that all of a card should have, likewise: with the first shares of the room that allow it. */
const LEGIBLE = 0.034
type Shares = Record<Part, number>
/** Of what is left of the room, the part that a text may take; the last text takes what there is. */
const SHARES: readonly Shares[] = [
  { head: 0.56, body: 0.76, name: 1 },
  { head: 0.46, body: 0.7, name: 1 },
  { head: 0.42, body: 0.66, name: 1 },
]
/** How much larger letters of a font must be to look as large as those of Tajawal. */
const FONT_SCALES: Record<Template['font'], number> = {
  Amiri: 1.12,
  Tajawal: 1,
  Scheherazade: 1.12,
  Lateef: 1.4,
  cairo: 0.95,
}
/** Space between two texts, over the width of the page. */
const GAP = 0.005

/** A template with its texts as a design of a size; what is not text is locked, so that a finger finds the words. */
export function composeTemplate(template: Template, texts: TemplateTexts, page: Page = 'square'): Design {
  const palette = paletteOf(template)
  const { width, height } = PAGES[page]
  const composition = LAYOUTS[template.layout]({ ...palette, motif: template.motif ?? 'star', width, height })
  const shapes = composition.shapes.map((shape, index): Box => {
    const box = shapeBox(`box-${index + 1}`, { stroke: palette.accent, ...shape, locked: true })
    const sized = {
      ...box,
      width: Math.round(box.width),
      height: Math.round(box.height),
      rotation: round(box.rotation),
    }
    // As the stage would place it.
    const { x, y } = withinReach(sized, sized.height, PAGES[page])
    return { ...sized, x: round(x), y: round(y) }
  })
  const placed = placedTexts(template, texts, composition, width).map((box, index) =>
    textBox(`box-${shapes.length + index + 1}`, { ...box, autoFit: true }),
  )
  const { from, to } = palette
  return { background: null, page, fill: { from, to }, boxes: [...shapes, ...placed] }
}

/** To a tenth; never a negative zero, which is not stored. */
const round = (value: number) => Math.round(value * 10) / 10 + 0

/** The texts that are written, one under the other, about the middle of their area. */
function placedTexts(
  template: Template,
  texts: TemplateTexts,
  { head, rest }: Composition,
  width: number,
): Partial<TextBox>[] {
  const written = PARTS.filter((part) => sanitizeText(texts[part]).trim() !== '')
  const groups: [Area, readonly Part[]][] = rest
    ? [
        [head, ['head']],
        [rest, ['body', 'name']],
      ]
    : [[head, PARTS]]
  return groups.flatMap(([area, parts]) => {
    const inArea = parts.filter((part) => written.includes(part))
    const gap = GAP * width
    const height = area.height - gap * Math.max(0, inArea.length - 1)
    const set = (shares: Shares) => {
      let free = height
      const lines = inArea.map((part, index) => {
        const share = index === inArea.length - 1 ? 1 : shares[part]
        const line = lineOf(template, part, { text: texts[part], area, height: free * share, width })
        free -= line.height
        return line
      })
      return { free, lines }
    }
    const isLegible = ({ lines }: ReturnType<typeof set>) => lines.every(({ fontSize }) => fontSize >= LEGIBLE * width)
    const settings = SHARES.map(set)
    const { free, lines } = settings.find(isLegible) ?? settings.at(-1)!
    let y = area.y + Math.max(0, free / 2)
    return lines.map((line) => {
      const spare = area.width - line.width
      const x = area.x + (area.align === 'start' ? spare : spare / 2)
      const at = { ...line, x: round(x), y: round(y), height: Math.round(line.height) }
      y += line.height + gap
      return at
    })
  })
}

interface Setting {
  text: string
  area: Area
  height: number
  /** Of the page. */
  width: number
}

function lineOf(template: Template, part: Part, { text, area, height, width }: Setting): Line {
  const { font, look = 'plain' } = template
  const { accent, ink, paper, from, to } = paletteOf(template)
  const words = sanitizeText(text).trim().slice(0, MAX_TEXT_LENGTH)
  const bold = part !== 'body'
  const own = part === 'head' ? look : 'plain'
  const fitted = fitWords(words, {
    ...{ width: area.width, height, max: MAX_SIZES[part] * width * FONT_SCALES[font] },
    ...{ font, bold, look: own },
  })
  const ground = area.on === 'paper' ? readableInk(paper, [ink, from, to]) : ink
  const fontColor = own === 'ribbon' || own === 'neon' ? accent : ground
  const style = { fontFamily: font, fontColor, look: own, bold, align: area.align ?? 'center' }
  return { ...style, ...fitted, text: words }
}
