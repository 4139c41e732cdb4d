import type { Placed, Size } from '../document/placed'
import type { PictureBox } from '../document/picture-box'
import type { ShapeBox } from '../document/shape-box'
import { scaledPicture, smoothsPictures } from '../studio/pictures/scaled-picture'

/**
 * Draws a picture as its element on the stage shows it, on a canvas whose unit is the stage's.
 * @param ratio pixels of the canvas for a stage unit
 */
export async function drawPicture(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  box: PictureBox,
  ratio: number,
): Promise<void> {
  const { width, height } = box
  const scaled = await scaledPicture(context, image, { width: width * ratio, height: height * ratio })
  context.save()
  aboutMiddle(context, box)
  if (!smoothsPictures(context)) {
    // What a path cuts has smooth edges.
    context.beginPath()
    context.rect(-width / 2, -height / 2, width, height)
    context.clip()
  }
  context.drawImage(scaled, -width / 2, -height / 2, width, height)
  context.restore()
  if ('close' in scaled) scaled.close()
}

/** Draws the lines of an ornament, a path within its box, as its element on the stage shows them. */
export function drawLines(context: CanvasRenderingContext2D, path: string, box: ShapeBox): void {
  context.save()
  aboutMiddle(context, box)
  context.translate(-box.width / 2, -box.height / 2)
  context.lineWidth = box.strokeWidth
  context.strokeStyle = `#${box.stroke}`
  context.lineJoin = context.lineCap = 'round'
  context.stroke(new Path2D(path))
  context.restore()
}

function aboutMiddle(context: CanvasRenderingContext2D, box: PictureBox | ShapeBox): void {
  const { x, y, width, height, rotation, opacity, flipX, flipY } = box
  context.globalAlpha = opacity
  context.translate(x + width / 2, y + height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(flipX ? -1 : 1, flipY ? -1 : 1)
}

/**
 * Draws the picture of a bent text, which reaches beyond its box, as the text's element shows it.
 * @param ratio pixels of the canvas for a stage unit
 */
export async function drawCurved(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  {
    box,
    size,
    place,
    ratio,
  }: { box: Placed & Size; size: Size; place: Size & { left: number; top: number }; ratio: number },
): Promise<void> {
  const { x, y, width, height, rotation, opacity } = box
  const [across, down] = [width / size.width, height / size.height]
  const shown = { width: place.width * across, height: place.height * down }
  const scaled = await scaledPicture(context, image, { width: shown.width * ratio, height: shown.height * ratio })
  context.save()
  context.globalAlpha = opacity
  context.translate(x + width / 2, y + height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.translate(-width / 2, -height / 2)
  context.drawImage(scaled, place.left * across, place.top * down, shown.width, shown.height)
  context.restore()
  if ('close' in scaled) scaled.close()
}
