import type { Piece } from './make-sticker'
import { newCanvas } from './new-canvas'

/** Of 255: what is fainter is nothing that anybody sees. */
const FAINT = 8

/** What of a canvas is not empty; undefined where all of it is. */
export function cropToContent(canvas: HTMLCanvasElement): Piece | undefined {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= FAINT) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  if (right < 0) return undefined
  const [cropped, context] = newCanvas(right - left + 1, bottom - top + 1)
  context.drawImage(canvas, -left, -top)
  return { image: cropped, width: cropped.width, height: cropped.height }
}
