/** The design as data: immutable, plain, free of React and the DOM. Lengths are stage units, CSS px at 100 % zoom. */

export type Align = 'start' | 'center' | 'end'

/** A piece of text on the picture. Names and defaults of the first fields are the specification's (section 3). */
export interface TextBox {
  readonly id: string
  readonly type: 'text' | 'quote'
  readonly text: string
  readonly fontSize: number
  /** One of the offered fonts' names; empty: the stage's own. */
  readonly fontFamily: string
  /** Six hex digits without `#`. */
  readonly fontColor: string
  /** Upper left corner before rotation, from the stage's own. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Set once somebody has pulled at it; until then it follows the text. */
  readonly height?: number
  /** Degrees, clockwise. */
  readonly rotation: number
  readonly align: Align
  /** Height of a line over the size of its letters. */
  readonly lineGap: number
  readonly bold: boolean
  /** A thin contrasting edge around the letters, so that they read on any picture. */
  readonly outline: boolean
  readonly shadow: boolean
  /** A light or dark plate behind the text. */
  readonly plate: boolean
  /** From 0.1, hardly seen, to 1. */
  readonly opacity: number
  /** Keeps its place and its words until it is unlocked. */
  readonly locked: boolean
}

/** A picture of the media host; its proportions are the stage's. */
export interface Background {
  readonly path: string
  readonly width: number
  readonly height: number
}

export interface Design {
  readonly background: Background | null
  /** In drawing order: the last one lies on top. */
  readonly boxes: readonly TextBox[]
}

/** How wide a box can be made by hand, in stage units. */
export interface WidthBounds {
  min: number
  max: number
}

export interface Size {
  width: number
  height: number
}

/** Longest side of the stage. */
export const STAGE_SIDE = 700
export const FONT_SIZE = { initial: 16, min: 8, max: 50 } as const
/** Height of a line over the size of its letters; the first is the specification's (section 9). */
export const LINE_GAP = { initial: 20, min: 0, max: 60 } as const
export const OPACITY = { initial: 1, min: 0.1, max: 1 } as const
/** Longest text of a box: more than a picture can hold, and less than browsers lay out in an instant. */
export const MAX_TEXT_LENGTH = 2000
/** Space between a box's edge and its letters, at least. */
export const BOX_PADDING = 8

/** Part of the letters' size that vowel marks may stand above the first line and below the last. */
const VOWEL_MARK_SHARE = 0.42

/** Space above the first line and below the last: where lines stand close, their marks have no other room. */
export const paddingBlockOf = ({ fontSize, lineGap }: Pick<TextBox, 'fontSize' | 'lineGap'>): number =>
  Math.max(BOX_PADDING, Math.ceil(fontSize * VOWEL_MARK_SHARE - lineGap / 2))

/** Height that a box has at least, before its text is measured. */
export const minHeightOf = (box: TextBox): number => box.height ?? box.fontSize + box.lineGap + 2 * paddingBlockOf(box)

/** The stage is as large as it can be within its square, in the proportions of the picture. */
export function stageSize({ background }: Design): Size {
  if (!background) return { width: STAGE_SIDE, height: STAGE_SIDE }
  const scale = STAGE_SIDE / Math.max(background.width, background.height)
  return { width: Math.round(background.width * scale), height: Math.round(background.height * scale) }
}

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
    opacity: OPACITY.initial,
    locked: false,
    ...given,
  }
}

export const boxOf = ({ boxes }: Design, id: string | null): TextBox | undefined => boxes.find((box) => box.id === id)

/** Nothing but one empty text box, as the editor opens. */
export const initialDesign = (id: string): Design => ({ background: null, boxes: [textBox(id, { x: 210, y: 320 })] })

export const isBlank = ({ text }: TextBox) => text.trim() === ''

/** As the editor opens: one empty text box and no picture. */
export const isUntouched = (design: Design) => isPristine(design) && design.boxes.length === 1

/** Nothing that anybody would miss. */
export const isPristine = ({ background, boxes }: Design) => background === null && boxes.every(isBlank)
