import type { Mirrored, Placed } from './placed'

/** A picture of the media host, as large as it is there. */
export interface PictureSource {
  readonly path: string
  readonly width: number
  readonly height: number
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
