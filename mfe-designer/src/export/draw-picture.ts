import type { Placed, Size } from '../document/placed'
import type { PictureBox } from '../document/picture-box'

/** Draws a picture as its element on the stage shows it, on a canvas whose unit is the stage's. */
export function drawPicture(context: CanvasRenderingContext2D, image: CanvasImageSource, box: PictureBox): void {
  const { x, y, width, height, rotation, opacity, flipX, flipY } = box
  context.save()
  context.globalAlpha = opacity
  context.translate(x + width / 2, y + height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(flipX ? -1 : 1, flipY ? -1 : 1)
  context.drawImage(image, -width / 2, -height / 2, width, height)
  context.restore()
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
