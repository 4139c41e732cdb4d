import type { Size } from '../document/placed'
import type { Tone } from '../document/tone'
import { blurPixels, toneColors } from '../document/pixels/filter-pixels'

interface FilteredAs extends Size {
  tone: Tone
  /** Pixels for a stage unit. */
  ratio: number
}

/** Standard deviation, in pixels, from which a blur is made of a smaller picture: what it leaves is in that as well. */
const FINE_BLUR = 4

/** A picture in the given pixels, filtered without the browser's own filters. */
export function filterPicture(
  picture: CanvasImageSource,
  { tone, ratio, width, height }: FilteredAs,
): HTMLCanvasElement {
  const deviation = tone.blurRadius * ratio
  const shrink = Math.max(1, Math.floor(deviation / FINE_BLUR))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width / shrink))
  canvas.height = Math.max(1, Math.round(height / shrink))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('the browser has no canvas to filter on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  toneColors(pixels.data, tone)
  if (deviation > 0) blurPixels(pixels, deviation / shrink)
  context.putImageData(pixels, 0, 0)
  return canvas
}
