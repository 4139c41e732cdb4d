import { FONT_SIZE, MAX_FITTED_SIZE, MAX_TEXT_LENGTH, textBox, type Box, type TextBox } from '../../../document/box'
import { PAGES, type Design } from '../../../document/design'
import { sanitizeText } from '../../../document/texts/sanitize-text'
import { shapeBox, type ShapeBox } from '../../../document/shape-box'
import type { Layout, Template } from './templates'

/** The named texts of a template. */
export interface TemplateTexts {
  head: string
  body: string
  /** Left out of the design where it is blank. */
  name: string
}

const { width: SIDE } = PAGES.square

/** Where a text stands, and the room that it fills. */
type Room = Pick<TextBox, 'x' | 'y' | 'width'> & { height: number }
type Rooms = Record<keyof TemplateTexts, Room>
type Shape = Partial<Omit<ShapeBox, 'id' | 'type'>>

const centred = (width: number, y: number, height: number): Room => ({ x: (SIDE - width) / 2, y, width, height })
const middle = (size: number, y: number) => ({ x: (SIDE - size) / 2, y, width: size, height: size })

interface Composition {
  rooms: Rooms
  shapes: (template: Template) => Shape[]
}

const LAYOUTS: Record<Layout, Composition> = {
  arch: {
    rooms: { head: centred(360, 230, 120), body: centred(340, 360, 130), name: centred(320, 510, 70) },
    shapes: ({ accent, paper = 'ffffff', motif }) => [
      { shape: 'arch', x: 110, y: 50, width: 480, height: 600, fill: paper, stroke: accent, strokeWidth: 6 },
      { shape: 'arch', x: 128, y: 72, width: 444, height: 560, fill: '', stroke: accent, strokeWidth: 2 },
      ...(motif ? [{ shape: motif, ...middle(76, 140), fill: accent }] : []),
    ],
  },
  frame: {
    rooms: { head: centred(520, 210, 150), body: centred(480, 375, 130), name: centred(420, 530, 70) },
    shapes: ({ accent, motif }) => [
      { x: 28, y: 28, width: SIDE - 56, height: SIDE - 56, fill: '', stroke: accent, strokeWidth: 3 },
      ...[false, true].flatMap((flipX) =>
        [false, true].map((flipY): Shape => {
          const at = (flipped: boolean) => (flipped ? SIDE - 42 - 100 : 42)
          const place = { x: at(flipX), y: at(flipY), width: 100, height: 100, flipX, flipY }
          return { shape: 'corner', ...place, stroke: accent, strokeWidth: 3 }
        }),
      ),
      ...(motif
        ? [{ shape: motif, ...middle(96, 92), fill: accent }]
        : [{ shape: 'line' as const, x: 250, y: 150, width: 200, stroke: accent, strokeWidth: 3 }]),
    ],
  },
  medallion: {
    rooms: { head: centred(420, 250, 120), body: centred(400, 375, 110), name: centred(300, 495, 60) },
    shapes: ({ accent, motif }) => [
      ...(motif ? [{ shape: motif, ...middle(660, 20), fill: accent, opacity: 0.14 }] : []),
      { shape: 'ellipse', ...middle(580, 60), fill: '', stroke: accent, strokeWidth: 3 },
      { shape: 'ellipse', ...middle(552, 74), fill: '', stroke: accent, strokeWidth: 8 },
      ...(motif ? [{ shape: motif, ...middle(84, 140), fill: accent }] : []),
    ],
  },
  scatter: {
    rooms: { head: centred(500, 210, 130), body: centred(480, 370, 130), name: centred(380, 520, 70) },
    shapes: ({ accent, motif = 'star' }) =>
      SCATTER.map(([x, y, size, rotation, opacity]) => {
        return { shape: motif, x, y, width: size, height: size, rotation, opacity, fill: accent }
      }),
  },
}

/** Place, size, rotation and opacity of what is strewn about the edges. */
const SCATTER: readonly (readonly [number, number, number, number, number])[] = [
  [40, 50, 90, -12, 0.9],
  [170, 110, 44, 20, 0.5],
  [300, 40, 60, 8, 0.7],
  [440, 105, 38, -18, 0.5],
  [560, 48, 96, 14, 0.9],
  [30, 300, 40, 10, 0.4],
  [632, 330, 40, -10, 0.4],
  [48, 560, 80, 16, 0.8],
  [170, 628, 46, -14, 0.5],
  [478, 624, 50, 12, 0.5],
  [566, 552, 92, -10, 0.9],
]

/** Part of the square of its size that a letter of a font takes, with its line. */
const LETTER_SHARES: Record<Template['font'], number> = {
  Amiri: 0.85,
  Tajawal: 1.1,
  Scheherazade: 1.05,
  Lateef: 0.7,
  cairo: 1.45,
}

/** About as large as letters may be that fill a room: a stage fits them exactly. */
function sizeFor(text: string, { width, height }: Room, font: Template['font']): number {
  const size = Math.sqrt((width * height) / (Math.max(4, text.length) * LETTER_SHARES[font]))
  return Math.round(Math.min(MAX_FITTED_SIZE, height * 0.5, Math.max(FONT_SIZE.min, size)))
}

/** A template with its texts as a design; what is not text is locked, so that a finger finds the words. */
export function composeTemplate(template: Template, texts: TemplateTexts): Design {
  const { rooms, shapes } = LAYOUTS[template.layout]
  const { ink, accent, look = 'plain', font, fill } = template
  const shapeBoxes = shapes(template).map((shape, index): Box =>
    shapeBox(`box-${index + 1}`, { stroke: accent, ...shape, locked: true }),
  )
  const styles = {
    head: { fontColor: look === 'ribbon' ? accent : ink, look, bold: true, lineGap: 12 },
    body: { fontColor: ink, lineGap: 12 },
    name: { fontColor: template.layout === 'arch' || look === 'outline' ? ink : accent, bold: true, lineGap: 8 },
  }
  const written = (['head', 'body', 'name'] as const).flatMap((part, index): Box[] => {
    const text = sanitizeText(texts[part]).trim().slice(0, MAX_TEXT_LENGTH)
    if (text === '') return []
    const room = rooms[part]
    const id = `box-${shapeBoxes.length + index + 1}`
    return [
      textBox(id, {
        text,
        ...room,
        fontFamily: font,
        autoFit: true,
        fontSize: sizeFor(text, room, font),
        ...styles[part],
      }),
    ]
  })
  return { background: null, page: 'square', fill, boxes: [...shapeBoxes, ...written] }
}
