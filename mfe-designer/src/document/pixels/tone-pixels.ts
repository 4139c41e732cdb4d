import type { Size } from '../placed'
import { layersOf, type Layer, type Tone } from '../tone'
import { blurPixels, toneColors } from './filter-pixels'

type Pixels = Size & { data: Uint8ClampedArray }

/**
 * Changes pixels by a whole tone, in the order in which the stage changes its background: the filters, then what lies over them.
 * What can be seen through stays as clear as it was, but for the blur.
 * @param pixelsPerUnit pixels for a stage unit, in which a blur is given
 */
export function tonePixels(pixels: Pixels, tone: Tone, pixelsPerUnit: number): void {
  toneColors(pixels.data, tone)
  if (tone.blurRadius > 0) blurClear(pixels, tone.blurRadius * pixelsPerUnit)
  for (const layer of layersOf(tone)) layPixels(pixels.data, layer)
}

/** Blurs colours by how much of them is seen, so that what is clear does not darken its surroundings. */
function blurClear(pixels: Pixels, deviation: number): void {
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) scaleColor(data, at, data[at + 3]! / 255)
  blurPixels(pixels, deviation)
  for (let at = 0; at < data.length; at += 4) scaleColor(data, at, 255 / Math.max(1, data[at + 3]!))
}

function scaleColor(data: Uint8ClampedArray, at: number, share: number): void {
  if (share === 1) return
  for (let channel = at; channel < at + 3; channel += 1) data[channel] = data[channel]! * share
}

/** Lays a colour over every pixel; each channel depends on itself alone. */
function layPixels(data: Uint8ClampedArray, { color, opacity, blend }: Layer): void {
  const levels = [1, 3, 5].map((at) => {
    const source = Number.parseInt(color.slice(at, at + 2), 16) / 255
    const blended = (level: number) => (blend === 'normal' ? source : softLight(level, source))
    return Uint8ClampedArray.from({ length: 256 }, (_, level) =>
      Math.round(level * (1 - opacity) + blended(level / 255) * 255 * opacity),
    )
  })
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = levels[channel]![data[at + channel]!]!
}

/** By the Compositing and Blending specification; both of 0 to 1. */
function softLight(backdrop: number, source: number): number {
  if (source <= 0.5) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
  const dodge = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : Math.sqrt(backdrop)
  return backdrop + (2 * source - 1) * (dodge - backdrop)
}
