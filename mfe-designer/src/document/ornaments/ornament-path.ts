import type { Size } from '../placed'
import type { Ornament } from '../shape-box'

/** The outlines of frames and corner ornaments: a part of its own, which comes with the first that a design shows. */

type Point = readonly [number, number]

const round = (value: number) => Math.round(value * 100) / 100
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`
const line = (...points: Point[]) => `M${points.map(at).join('L')}`
const closed = (...points: Point[]) => `${line(...points)}Z`

/** From one corner to the opposite one. */
const rectangle = (x: number, y: number, right: number, bottom: number) =>
  closed([x, y], [right, y], [right, bottom], [x, bottom])

/** Two squares, one of which is turned, as girih work has them. */
function star([x, y]: Point, reach: number): string {
  const side = reach * Math.SQRT1_2
  return (
    rectangle(x - side, y - side, x + side, y + side) +
    closed([x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y])
  )
}

/** Diamonds along a band from one point to another, as many as keep their proportions. */
function diamonds([x, y]: Point, length: number, band: number, isUpright: boolean): string {
  const count = band > 0 ? Math.max(1, Math.round(length / (band * 1.4))) : 0
  const [step, half] = [length / count, band / 2]
  const place = (along: number, across: number): Point =>
    isUpright ? [x + across, y + along] : [x + along, y + across]
  return Array.from({ length: count }, (_, index) => {
    const start = index * step
    return closed(
      place(start, 0),
      place(start + step / 2, -half),
      place(start + step, 0),
      place(start + step / 2, half),
    )
  }).join('')
}

/** A rectangle whose corners are cut by a quarter of a circle, `inset` from the sides of its box. */
function notched(w: number, h: number, inset: number, r: number): string {
  const [right, bottom] = [w - inset, h - inset]
  const arc = (to: Point) => `A${at([r, r])} 0 0 0 ${at(to)}`
  return (
    `M${at([inset + r, inset])}H${round(right - r)}${arc([right, inset + r])}V${round(bottom - r)}${arc([right - r, bottom])}` +
    `H${round(inset + r)}${arc([inset, bottom - r])}V${round(inset + r)}${arc([inset + r, inset])}Z`
  )
}

/** A breadth inside of a box that is small for its lines: what is on one side never meets the other. */
const within = (w: number, h: number, s: number, breadth: number) =>
  Math.max(0, Math.min(breadth, (Math.min(w, h) - s) / 3))

/** Of an ornament within the sides 0 to `w` and 0 to `h`, whose line is `s` wide. */
const PATHS: Record<Ornament, (w: number, h: number, s: number) => string> = {
  // Two lines with a square at each corner.
  'frame-double'(w, h, s) {
    const [a, gap] = [s / 2, within(w, h, s, Math.max(s * 2.5, Math.min(w, h) * 0.045))]
    const square = (x: number, y: number) => rectangle(x, y, x + gap, y + gap)
    return (
      rectangle(a, a, w - a, h - a) +
      rectangle(a + gap, a + gap, w - a - gap, h - a - gap) +
      square(a, a) +
      square(w - a - gap, a) +
      square(w - a - gap, h - a - gap) +
      square(a, h - a - gap)
    )
  },
  // A band of diamonds between two lines, with a star at each corner.
  'frame-girih'(w, h, s) {
    const [a, band] = [s / 2, within(w, h, s, Math.max(s * 5, Math.min(w, h) * 0.085))]
    const [near, right, bottom] = [a + band / 2, w - a - band / 2, h - a - band / 2]
    const start = a + band
    return (
      rectangle(a, a, w - a, h - a) +
      rectangle(start, start, w - start, h - start) +
      [near, bottom].map((y) => diamonds([start, y], w - 2 * start, band, false)).join('') +
      [near, right].map((x) => diamonds([x, start], h - 2 * start, band, true)).join('') +
      [near, right].flatMap((x) => [near, bottom].map((y) => star([x, y], band / 2))).join('')
    )
  },
  // Corners that curve inwards, with a diamond in each.
  'frame-plaque'(w, h, s) {
    const side = Math.min(w, h)
    const [a, r, gap] = [s / 2, side * 0.12, within(w, h, s, Math.max(s * 2.5, side * 0.035))]
    const [near, reach] = [a + r * 0.34, r * 0.3]
    const diamond = ([x, y]: Point) => closed([x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y])
    return (
      notched(w, h, a, r) +
      notched(w, h, a + gap, r) +
      [near, w - near].flatMap((x) => [near, h - near].map((y) => diamond([x, y]))).join('')
    )
  },
  // A niche with its pointed arch, and a star on either side of it.
  'frame-mihrab'(w, h, s) {
    const [a, gap] = [s / 2, within(w, h, s, Math.max(s * 2.5, Math.min(w, h) * 0.04))]
    const [left, right, base] = [a + gap, w - a - gap, h - a - gap]
    const rise = Math.min(h * 0.36, w * 0.5)
    const [top, spring] = [a + gap, a + gap + rise]
    const reach = Math.min(rise * 0.2, w * 0.07)
    const stars = [left + reach * 1.5, right - reach * 1.5].map((x) => star([x, top + reach * 1.5], reach))
    return (
      rectangle(a, a, w - a, h - a) +
      `M${at([left, base])}V${round(spring)}C${at([left, top + rise * 0.4])} ${at([w * 0.38, top + rise * 0.32])} ${at([w / 2, top])}` +
      `C${at([w * 0.62, top + rise * 0.32])} ${at([right, top + rise * 0.4])} ${at([right, spring])}V${round(base)}Z` +
      stars.join('')
    )
  },
  // A star in the corner, whose lines run along both sides.
  'corner-star'(w, h, s) {
    const a = s / 2
    const reach = Math.min(w, h) * 0.24
    const middle = a + reach
    return (
      line([a, h], [a, a], [w, a]) +
      star([middle, middle], reach) +
      line([middle + reach, middle], [w, middle]) +
      line([middle, middle + reach], [middle, h])
    )
  },
  // A net of diamonds that fills the corner.
  'corner-net'(w, h, s) {
    const [a, cells] = [s / 2, 4]
    const [across, down] = [((w - s) * 0.8) / cells, ((h - s) * 0.8) / cells]
    const place = (x: number, y: number): Point => [a + x * across, a + y * down]
    const slopes = Array.from({ length: cells }, (_, index) => line(place(index + 1, 0), place(0, index + 1)))
    const others = Array.from({ length: 2 * cells - 1 }, (_, index) => {
      const shift = index - cells + 1
      return line(place(Math.max(0, shift), Math.max(0, -shift)), place((cells + shift) / 2, (cells - shift) / 2))
    })
    return line([a, h], [a, a], [w, a]) + slopes.join('') + others.join('')
  },
}

/** An ornament's lines as an SVG path within its box; its motifs keep their proportions however the box is pulled. */
export const ornamentPath = ({
  shape,
  width,
  height,
  strokeWidth,
}: { shape: Ornament; strokeWidth: number } & Size): string => PATHS[shape](width, height, strokeWidth)
