import { shapePath, type Figure } from '../../../../document/shape-box'
import type { Piece } from './make-sticker'
import { newCanvas, SIDE } from './new-canvas'

/** Shapes that a picture may be cut to. */
export const CUTS = ['rounded', 'ellipse', 'heart', 'star', 'arch'] as const satisfies readonly Figure[]
export type Cut = (typeof CUTS)[number]

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
