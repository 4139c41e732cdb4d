import { shapePath, type Figure } from '../../../../document/shape-box'
import { scaledPicture } from '../../../../studio/pictures/scaled-picture'
import type { Piece } from './make-sticker'
import { newCanvas, SIDE } from './new-canvas'

/** Shapes that a picture may be cut to. */
export const CUTS = ['rounded', 'ellipse', 'heart', 'star', 'arch'] as const satisfies readonly Figure[]
export type Cut = (typeof CUTS)[number]

/** A picture's file for a sticker, which has no more of its pixels than are seen. */
export async function pictureOfFile(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file)
  const scale = Math.max(SIDE / whole.width, SIDE / whole.height)
  const [, context] = newCanvas(1, 1)
  const scaled = await scaledPicture(context, whole, { width: whole.width * scale, height: whole.height * scale })
  if (scaled !== whole) whole.close()
  return scaled
}

/** A picture within a shape, which it covers about its middle; or all of it, as it is. */
export function cutPicture({ image, width, height }: Piece, cut: Cut | undefined): Piece {
  if (!cut) return { image, width, height }
  const [canvas, context] = newCanvas(SIDE, SIDE)
  context.clip(new Path2D(shapePath({ shape: cut, width: SIDE, height: SIDE, strokeWidth: 0 })))
  const scale = Math.max(SIDE / width, SIDE / height)
  const [wide, high] = [width * scale, height * scale]
  context.drawImage(image, (SIDE - wide) / 2, (SIDE - high) / 2, wide, high)
  return { image: canvas, width: SIDE, height: SIDE }
}
