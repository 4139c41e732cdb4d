import type { Placed, Size } from '../document/placed'
import type { PictureBox } from '../document/picture-box'
import type { ShapeBox } from '../document/shape-box'

/** Draws a picture as its element on the stage shows it, on a canvas whose unit is the stage's. */
export function drawPicture(context: CanvasRenderingContext2D, image: CanvasImageSource, box: PictureBox): void {
  const { width, height } = box
  context.save()
  aboutMiddle(context, box)
  context.drawImage(image, -width / 2, -height / 2, width, height)
  context.restore()
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

/** Draws the picture of a bent text, which reaches beyond its box, as the text's element shows it. */
export function drawCurved(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  { x, y, width, height, rotation, opacity }: Placed & Size,
  { size, place }: { size: Size; place: Size & { left: number; top: number } },
): void {
  const [across, down] = [width / size.width, height / size.height]
  context.save()
  context.globalAlpha = opacity
  context.translate(x + width / 2, y + height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.translate(-width / 2, -height / 2)
  context.drawImage(image, place.left * across, place.top * down, place.width * across, place.height * down)
  context.restore()
}
