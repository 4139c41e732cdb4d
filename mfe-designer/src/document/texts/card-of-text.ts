import { MAX_TEXT_LENGTH, textBox, type TextBox } from '../box'
import { type Design, type Fill, PAGES } from '../design'
import { sanitizeText } from './sanitize-text'
import { shapeBox } from '../shape-box'

/** Kinds of texts that cards are made of. */
const KINDS = ['quote', 'message', 'joke', 'name'] as const
export type TextKind = (typeof KINDS)[number]

export const kindOfText = (value: string | null): TextKind => KINDS.find((kind) => kind === value) ?? 'message'

/** Colours of a card. */
interface Palette {
  fill: Fill
  ink: string
  accent: string
}

const PALETTES: Record<TextKind, Palette> = {
  quote: { fill: { from: '0b5d6b', to: '063640' }, ink: 'fffaf0', accent: 'f5c363' },
  message: { fill: { from: '25805a', to: '0f3d2a' }, ink: 'fffaf0', accent: 'f3d9a0' },
  joke: { fill: { from: 'fbe3b0', to: 'f5bf55' }, ink: '1b2430', accent: '8a4b08' },
  name: { fill: { from: '6b4e9b', to: '2f1f4d' }, ink: 'ffffff', accent: 'f5c363' },
}

export interface CardText {
  kind: TextKind
  text: string
  /** A quote's author, a name's meaning. */
  more: string
}

const { width: WIDTH, height: HEIGHT } = PAGES.square
/** Stage units between a card's edge and its frame. */
const MARGIN = 30
const CORNER = 96
const TEXT_WIDTH = 500
/** Longest line below the text. */
const MAX_MORE_LENGTH = 200

/**
 * A card to begin with: the text as large as there is room for, on colours of its kind, within a frame of our ornaments.
 * @returns undefined without a text
 */
export function cardOfText({ kind, text, more }: CardText): Design | undefined {
  // Cut first: half of an emoji cannot be drawn into a picture.
  const words = sanitizeText(text.trim().slice(0, MAX_TEXT_LENGTH)).trim()
  if (words === '') return undefined
  const { fill, ink, accent } = PALETTES[kind]
  const aside = sanitizeText(more.trim().slice(0, MAX_MORE_LENGTH)).trim()
  return {
    background: null,
    page: 'square',
    fill,
    boxes: [
      ...ornaments(accent),
      ...(kind === 'name' ? named(words, aside, { ink, accent }) : written(kind, words, aside, { ink, accent })),
    ],
  }
}

type Inks = Pick<Palette, 'ink' | 'accent'>

const line = (id: string, given: Partial<TextBox>): TextBox =>
  textBox(id, { x: (WIDTH - TEXT_WIDTH) / 2, width: TEXT_WIDTH, fontFamily: 'Tajawal', ...given })

function written(kind: TextKind, words: string, author: string, { ink, accent }: Inks): TextBox[] {
  const text = line('box-6', {
    type: kind === 'quote' ? 'quote' : 'text',
    text: kind === 'quote' ? `«${words}»` : words,
    ...{ y: 120, height: author ? 410 : 460, lineGap: 16 },
    ...{ fontFamily: 'Amiri', fontColor: ink, fontSize: 40, autoFit: true },
  })
  if (!author) return [text]
  return [text, line('box-7', { text: author, y: 548, fontSize: 26, lineGap: 12, fontColor: accent })]
}

function named(name: string, meaning: string, { ink, accent }: Inks): TextBox[] {
  const head = { text: name, y: 110, height: 210, lineGap: 10, fontFamily: 'Amiri', fontColor: accent, bold: true }
  const title = line('box-6', { ...head, fontSize: 90, autoFit: true })
  if (!meaning) return [title]
  const below = { text: meaning, y: 340, height: 240, lineGap: 14, fontColor: ink }
  return [title, line('box-7', { ...below, fontSize: 34, autoFit: true })]
}

/** A frame, and an ornament in each of its corners; locked, so that a finger finds the text. */
function ornaments(accent: string) {
  const locked = { stroke: accent, locked: true } as const
  const trailing = (side: number) => side - MARGIN - 14 - CORNER
  const leading = MARGIN + 14
  const corner = (id: string, flipX: boolean, flipY: boolean) =>
    shapeBox(id, {
      ...{ shape: 'corner', width: CORNER, height: CORNER, strokeWidth: 3, flipX, flipY },
      x: flipX ? trailing(WIDTH) : leading,
      y: flipY ? trailing(HEIGHT) : leading,
      ...locked,
    })
  const [width, height] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN]
  return [
    shapeBox('box-1', { x: MARGIN, y: MARGIN, width, height, fill: '', strokeWidth: 3, ...locked }),
    corner('box-2', false, false),
    corner('box-3', true, false),
    corner('box-4', false, true),
    corner('box-5', true, true),
  ]
}
