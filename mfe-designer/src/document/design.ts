import type { Box } from './box'
import type { PictureEdit, PictureSource } from './picture-box'
import type { Size } from './placed'
import type { Tone } from './tone'

/** The design as data: immutable, plain, free of React and the DOM. Lengths are stage units, CSS px at 100 % zoom. */

/** The picture on which everything stands; its proportions are the stage's, unless the design has a page. */
export type Background = PictureSource

/** Sizes of a design that are its own, in stage units; without one it has the proportions of its picture. */
export const PAGES = {
  square: { width: 700, height: 700 },
  story: { width: 394, height: 700 },
  a5: { width: 494, height: 700 },
} as const satisfies Record<string, Size>

export type Page = keyof typeof PAGES
export const PAGE_NAMES = Object.keys(PAGES) as Page[]

/** Lines that repeat over a coloured ground. */
export const PATTERNS = ['stars', 'girih', 'dots', 'waves', 'scales'] as const
export type Pattern = (typeof PATTERNS)[number]

/** Colours of a design without a picture, from its upper edge to its lower: six hex digits each, without `#`. */
export interface Fill {
  readonly from: string
  readonly to: string
  readonly pattern?: Pattern
}

export interface Design {
  readonly background: Background | null
  /** A size of its own, which the picture covers. */
  readonly page?: Page
  /** What is seen where there is no picture; left out: white. */
  readonly fill?: Fill
  /** How the background looks; left out where it is as it was found. */
  readonly tone?: Tone
  /** In drawing order: the last one lies on top. */
  readonly boxes: readonly Box[]
}

/** How wide a box can be made by hand, in stage units. */
export interface WidthBounds {
  min: number
  max: number
}

/** Longest side of the stage. */
export const STAGE_SIDE = 700
/** Most boxes of a design: more than a picture shows, and few enough for a phone to drag one among them. */
export const MAX_BOXES = 200

/** A size in px, and how the picture of that size is shown. */
export type Edited = Readonly<Size> & { readonly edit?: PictureEdit }

/** Sides of a picture as it is turned, before it is cropped. */
export const turnedSize = ({ width, height, edit }: Edited): Size =>
  (edit?.turn ?? 0) % 2 ? { width: height, height: width } : { width, height }

/** Sides of a picture as it is shown, in px of its file: whole, and at least one. */
export function shownSize(picture: Edited): Size {
  const { width, height } = turnedSize(picture)
  const { crop } = picture.edit ?? {}
  const side = (length: number, share = 1) => Math.max(1, Math.round(length * share))
  return { width: side(width, crop?.width), height: side(height, crop?.height) }
}

/** Tells two views of one picture apart. */
export const editKey = (edit: PictureEdit | undefined): string => (edit ? JSON.stringify(edit) : '')

/** The stage is as large as it can be within its square, in the proportions of the page or of the picture. */
export function stageSize({ background, page }: Pick<Design, 'background' | 'page'>): Size {
  if (page) return PAGES[page]
  if (!background) return { width: STAGE_SIDE, height: STAGE_SIDE }
  const { width, height } = shownSize(background)
  const scale = STAGE_SIDE / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export function boxOf({ boxes }: Design, id: string | null): Box | undefined {
  // A loop: an opened design asks for each of a hundred boxes several times, before any of this is compiled.
  for (const box of boxes) if (box.id === id) return box
  return undefined
}
