import type { Mirrored, Placed } from './placed'
import type { Tone } from './tone'

/** A part of a picture: shares of its sides, from its upper left corner. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Clockwise, by a right angle each. */
export type QuarterTurns = 1 | 2 | 3

/** How a picture is shown otherwise than its file has it: turned first, then mirrored, then cropped. */
export interface PictureEdit {
  readonly turn?: QuarterTurns
  readonly flipX?: true
  readonly flipY?: true
  /** Of the picture as it is turned and mirrored. */
  readonly crop?: Crop
  /** Filters of a picture among the boxes; those of a background are the design's. */
  readonly tone?: Tone
}

/** Of the path of an emoji, before its code points. */
export const EMOJI_PREFIX = 'emoji:'

/** A picture of the media host, one's own or an emoji, as large as it is there. */
export interface PictureSource {
  readonly path: string
  readonly width: number
  readonly height: number
  /** How it is shown; left out: as it is. */
  readonly edit?: PictureEdit
}

/** A picture as one of the boxes. */
export interface PictureBox extends Placed, Mirrored {
  readonly type: 'picture'
  readonly picture: PictureSource
  readonly height: number
}

export const pictureBox = (
  id: string,
  given: Pick<PictureBox, 'picture' | 'width' | 'height'> & Partial<Omit<PictureBox, 'id' | 'type'>>,
): PictureBox => ({
  id,
  type: 'picture',
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  locked: false,
  flipX: false,
  flipY: false,
  ...given,
})
