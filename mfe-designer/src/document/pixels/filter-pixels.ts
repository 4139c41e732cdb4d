import type { Size } from '../placed'
import type { Tone } from '../tone'

/** The filters of a tone for browsers whose canvas has none, by the formulas of the Filter Effects specification. */

type Colors = Pick<Tone, 'exposure' | 'contrastLevel' | 'gray'>

/** Changes red, green and blue of each pixel; `data` has four bytes for each. */
export function toneColors(data: Uint8ClampedArray, { exposure, contrastLevel, gray }: Colors): void {
  const [light, slope, hue] = [1 + exposure / 100, 1 + contrastLevel / 100, 1 - gray / 100]
  // Rounded and clamped after each filter, as browsers do.
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, level) => {
    const lit = Math.min(255, Math.round(level * light))
    return Math.round((lit - 127.5) * slope + 127.5)
  })
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [levels[data[at]!]!, levels[data[at + 1]!]!, levels[data[at + 2]!]!]
    const shade = (1 - hue) * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
    data[at] = hue * red + shade
    data[at + 1] = hue * green + shade
    data[at + 2] = hue * blue + shade
  }
}

/** Blurs by three boxes along each axis, which come near to a Gaussian of that standard deviation. */
export function blurPixels({ data, width, height }: Size & { data: Uint8ClampedArray }, deviation: number): void {
  const radius = Math.max(1, Math.round((deviation * 3 * Math.sqrt(2 * Math.PI)) / 4 / 2))
  const line = new Float32Array(Math.max(width, height) * 4)
  for (let pass = 0; pass < 3; pass += 1) {
    for (let row = 0; row < height; row += 1)
      blurLine(data, line, { from: row * width * 4, step: 4, count: width, radius })
    for (let column = 0; column < width; column += 1)
      blurLine(data, line, { from: column * 4, step: width * 4, count: height, radius })
  }
}

interface Line {
  from: number
  step: number
  count: number
  radius: number
}

/** Replaces each pixel of a row or column by the mean of those around it; beyond its ends are the last ones. */
function blurLine(data: Uint8ClampedArray, line: Float32Array, { from, step, count, radius }: Line): void {
  const share = 1 / (2 * radius + 1)
  for (let channel = 0; channel < 4; channel += 1) {
    for (let index = 0; index < count; index += 1) line[index] = data[from + index * step + channel]!
    const at = (index: number) => line[Math.min(count - 1, Math.max(0, index))]!
    let sum = 0
    for (let index = -radius; index <= radius; index += 1) sum += at(index)
    for (let index = 0; index < count; index += 1) {
      data[from + index * step + channel] = Math.round(sum * share)
      sum += at(index + radius + 1) - at(index - radius)
    }
  }
}
