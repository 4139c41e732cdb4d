/** What every box of a design has: where it stands and how. Lengths are stage units, CSS px at 100 % zoom. */
export interface Placed {
  readonly id: string
  /** Upper left corner before rotation, from the stage's own. */
  readonly x: number
  readonly y: number
  readonly width: number
  /** Degrees, clockwise. */
  readonly rotation: number
  /** From 0.1, hardly seen, to 1. */
  readonly opacity: number
  /** Keeps its place and its content until it is unlocked. */
  readonly locked: boolean
  /** Boxes with the same name here are selected, moved and turned together. */
  readonly group?: string
}

/** What a box has that can be mirrored: whatever is no text. */
export interface Mirrored {
  /** From side to side. */
  readonly flipX: boolean
  /** Upside down. */
  readonly flipY: boolean
}

export interface Size {
  width: number
  height: number
}

export const OPACITY = { initial: 1, min: 0.1, max: 1 } as const

/** Sides of a box that is no text, in stage units: it can be taken hold of, and is no larger than a few stages. */
export const SIDE = { min: 24, max: 2800 } as const

/** Smallest share of a picture's side that a crop leaves. */
export const MIN_CROP = 0.05
