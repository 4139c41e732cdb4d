import { stageSize, type Design } from '../../../../document/design'
import type { PictureSource } from '../../../../document/picture-box'
import { shapePath } from '../../../../document/shape-box'
import { cropToContent } from './crop-to-content'
import type { Piece } from './make-sticker'
import { newCanvas } from './new-canvas'

/** A design as a sticker's piece: what stands on it where it has no ground, else all of it with round corners. */
export async function drawDesign(
  design: Design,
  layer: HTMLElement,
  pictureUrl: (picture: PictureSource) => Promise<string>,
): Promise<Piece | undefined> {
  const { exportDesign } = await import('../../../../export/export-design')
  const bitmap = await createImageBitmap(
    await exportDesign({ design, layer, pictureUrl, ratio: 1, isTransparent: true }),
  )
  const { width, height } = stageSize(design)
  const [canvas, context] = newCanvas(width, height)
  const hasGround = design.background !== null || design.fill !== undefined
  if (hasGround) context.clip(new Path2D(shapePath({ shape: 'rounded', width, height, strokeWidth: 0 })))
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return cropToContent(canvas)
}
