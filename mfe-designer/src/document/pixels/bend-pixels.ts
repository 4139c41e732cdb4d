import type { Size } from '../placed'
import type { Bend } from '../texts/arc'

/** Colours of pixels, four bytes each. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

interface Frame extends Size {
  left: number
  top: number
}

/**
 * Bends a strip of pixels. Each pixel of the bent one is looked up in the straight one, between the four that are nearest: so there are
 * no seams, and what is joined in the strip stays joined.
 * @param bend of the strip without its margin, in pixels
 * @param frame what is shown of it, in whole pixels, from the middle of the strip's line
 */
export function bendPixels(strip: Pixels, bend: Bend, { left, top, width, height }: Frame): Pixels {
  const { radius, isCup } = bend
  const data = new Uint8ClampedArray(width * height * 4)
  const [inner, outer] = [Math.max(0, radius - strip.height / 2), radius + strip.height / 2]
  for (let row = 0; row < height; row += 1) {
    const y = row + 0.5 + top
    const down = radius - (isCup ? -y : y)
    for (let column = 0; column < width; column += 1) {
      const x = column + 0.5 + left
      const square = x * x + down * down
      if (square < inner * inner || square > outer * outer) continue
      const across = Math.atan2(x, down) * radius + strip.width / 2
      if (across <= 0 || across >= strip.width) continue
      const off = radius - Math.sqrt(square)
      sample(strip, across - 0.5, (isCup ? -off : off) + strip.height / 2 - 0.5, data, (row * width + column) * 4)
    }
  }
  return { width, height, data }
}

/** Writes the colour at a place between pixels; colours count by their opacity. */
function sample({ width, height, data }: Pixels, x: number, y: number, into: Uint8ClampedArray, to: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let [red, green, blue, opacity] = [0, 0, 0, 0]
  for (let index = 0; index < 4; index += 1) {
    const [column, row] = [left + (index & 1), top + (index >> 1)]
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    const at = (row * width + column) * 4
    const share = (index & 1 ? x - left : 1 - x + left) * (index >> 1 ? y - top : 1 - y + top) * data[at + 3]!
    if (share === 0) continue
    opacity += share
    red += data[at]! * share
    green += data[at + 1]! * share
    blue += data[at + 2]! * share
  }
  if (opacity === 0) return
  into[to] = red / opacity
  into[to + 1] = green / opacity
  into[to + 2] = blue / opacity
  into[to + 3] = opacity
}
