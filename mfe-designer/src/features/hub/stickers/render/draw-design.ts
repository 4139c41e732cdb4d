import { DISPLAY_NAMES, fontByName, registerDisplayFonts } from '../../../../canvas/fonts'
import { isText } from '../../../../document/box'
import { stageSize, type Design } from '../../../../document/design'
import type { PictureSource } from '../../../../document/picture-box'
import { shapePath } from '../../../../document/shape-box'
import { cropToContent } from './crop-to-content'
import type { Piece } from './make-sticker'
import { newCanvas } from './new-canvas'

/** The fonts of a design's texts: nothing has shown it on this page, and what is drawn too early has other letters. */
async function loadFonts({ boxes }: Design): Promise<void> {
  const texts = boxes.filter(isText)
  if (texts.some(({ fontFamily }) => DISPLAY_NAMES.includes(fontFamily))) await registerDisplayFonts()
  await Promise.all(
    texts.map(({ bold, fontSize, fontFamily, text }) =>
      document.fonts.load(`${bold ? 700 : 400} ${fontSize}px ${fontByName(fontFamily).css}`, text),
    ),
  )
}

/** A design as a sticker's piece: what stands on it where it has no ground, else all of it with round corners. */
export async function drawDesign(
  design: Design,
  layer: HTMLElement,
  pictureUrl: (picture: PictureSource) => Promise<string>,
): Promise<Piece | undefined> {
  const [{ exportDesign }] = await Promise.all([import('../../../../export/export-design'), loadFonts(design)])
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
