import type { PictureBox } from './picture-box'
import type { Placed } from './placed'
import type { ShapeBox } from './shape-box'
import type { Direction } from './texts/spacing'
import type { TextLook } from './text-look'

/**
 * The language that the elements around texts name, which an export takes with them: fonts have ligatures for Arabic alone, and neither the
 * page nor a picture is of that everywhere.
 */
export const TEXT_LANG = 'ar'

export type Align = 'start' | 'center' | 'end'

/** A piece of text on the picture. Names and defaults of the first fields are the specification's (section 3). */
export interface TextBox extends Placed {
  readonly type: 'text' | 'quote'
  readonly text: string
  readonly fontSize: number
  /** One of the offered fonts' names; empty: the stage's own. */
  readonly fontFamily: string
  /** Six hex digits without `#`. */
  readonly fontColor: string
  /** Set once somebody has pulled at it; until then it follows the text. */
  readonly height?: number
  readonly align: Align
  /** Height of a line over the size of its letters. */
  readonly lineGap: number
  readonly bold: boolean
  /** A thin contrasting edge around the letters, so that they read on any picture. */
  readonly outline: boolean
  readonly shadow: boolean
  /** A light or dark plate behind the text. */
  readonly plate: boolean
  readonly look: TextLook
  /** Tatweels by which a join of each word is stretched: whole, up to `MAX_KASHIDA`. */
  readonly kashida: number
  /** Stage units added after each letter that is never joined: Latin letters and digits. */
  readonly letterGap: number
  /** Stage units added to each space between words. */
  readonly wordGap: number
  readonly direction: Direction
  /** Degrees that the lines span along a circle; 0: they are straight. */
  readonly arc: number
  /** The letters are as large as the box, which has a height then, has room for. */
  readonly autoFit: boolean
}

export const FONT_SIZE = { initial: 16, min: 8, max: 50 } as const
/** Letters of a text that fits its box may be larger than any that are chosen by hand. */
export const MAX_FITTED_SIZE = 120
/** Height of a line over the size of its letters; the first is the specification's (section 9). */
export const LINE_GAP = { initial: 20, min: 0, max: 60 } as const
/** Longest text of a box: more than a picture can hold, and less than browsers lay out in an instant. */
export const MAX_TEXT_LENGTH = 2000
/** Space between a box's edge and its letters, at least. */
export const BOX_PADDING = 8

/** Part of the letters' size that vowel marks may stand above the first line and below the last. */
const VOWEL_MARK_SHARE = 0.42

/** Space at both sides of the letters: the ends of a ribbon are beside them. */
export const paddingInlineOf = ({ look }: Pick<TextBox, 'look'>): number =>
  look === 'ribbon' ? 28 : look === 'paper' || look === 'neon' ? 16 : BOX_PADDING

/** Space above the first line and below the last: where lines stand close, their marks have no other room. */
export const paddingBlockOf = ({ fontSize, lineGap }: Pick<TextBox, 'fontSize' | 'lineGap'>): number =>
  Math.max(BOX_PADDING, Math.ceil(fontSize * VOWEL_MARK_SHARE - lineGap / 2))

export function textBox(id: string, given: Partial<Omit<TextBox, 'id'>> = {}): TextBox {
  return {
    id,
    type: 'text',
    text: '',
    fontSize: FONT_SIZE.initial,
    fontFamily: '',
    fontColor: '000000',
    x: 0,
    y: 0,
    width: 280,
    rotation: 0,
    align: 'center',
    lineGap: LINE_GAP.initial,
    bold: false,
    outline: false,
    shadow: false,
    plate: false,
    look: 'plain',
    kashida: 0,
    letterGap: 0,
    wordGap: 0,
    direction: 'rtl',
    arc: 0,
    autoFit: false,
    opacity: 1,
    locked: false,
    ...given,
  }
}

/** What stands on the picture. */
export type Box = TextBox | ShapeBox | PictureBox

/** A box that is no text. */
export type ElementBox = Exclude<Box, TextBox>

/** Fields of any kind of box that a change may set. */
export type BoxPatch =
  | Partial<Omit<TextBox, 'id' | 'type'>>
  | Partial<Omit<ShapeBox, 'id' | 'type'>>
  | Partial<Omit<PictureBox, 'id' | 'type'>>

export const isText = (box: Box): box is TextBox => box.type === 'text' || box.type === 'quote'

/** A text in which nothing is written. */
export const isBlank = (box: Box): boolean => isText(box) && box.text.trim() === ''

/** A text whose lines are bent; one in which nothing is written is not. */
export const isCurved = (box: Box): box is TextBox => isText(box) && box.arc !== 0 && !isBlank(box)

/** Height that a box has at least, before its text is measured; of one that is no text, its height. */
export const minHeightOf = (box: Box): number =>
  isText(box) ? (box.height ?? box.fontSize + box.lineGap + 2 * paddingBlockOf(box)) : box.height

/**
 * A shape or picture with sides of whole units, and a picture, or bent letters, which are one as well, at whole units: browsers show it on whole px of the page,
 * and smooth what lies between them otherwise than a canvas does.
 */
export function inWholeUnits(box: Box): Box {
  const place = { x: Math.round(box.x), y: Math.round(box.y) }
  if (isText(box)) return box.arc ? { ...box, ...place } : box
  const sides = { ...box, width: Math.round(box.width), height: Math.round(box.height) }
  return box.type === 'picture' ? { ...sides, ...place } : sides
}
