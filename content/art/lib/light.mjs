/** Light laid over a finished picture, cheap to rasterise: no blur, only gradients. */
import { rect } from './svg.mjs'

/** Darkens the edges a little. @param {import('./svg.mjs').Sheet} sheet */
export const vignette = (sheet, colour, strength = 0.35, cy = 0.42) =>
  sheet.fill(
    sheet.radial(
      [
        [0.45, colour, 0],
        [1, colour, strength],
      ],
      { cx: 0.5, cy, r: 0.85 },
    ),
  )

/** A pool of light. */
export const glow = (sheet, x, y, radius, colour, strength = 0.6) =>
  rect(x - radius, y - radius, radius * 2, radius * 2, {
    fill: sheet.radial(
      [
        [0, colour, strength],
        [0.4, colour, strength * 0.35],
        [1, colour, 0],
      ],
      { cx: 0.5, cy: 0.5, r: 0.5 },
    ),
  })

/** Fades from a colour at one end to nothing at the other; `from` and `to` are parts of the height. */
export const fade = (sheet, colour, from, to, strength = 1) => {
  const [top, bottom] = from < to ? [from, to] : [to, from]
  const stops =
    from < to
      ? [
          [0, colour, strength],
          [1, colour, 0],
        ]
      : [
          [0, colour, 0],
          [1, colour, strength],
        ]
  return rect(0, top * sheet.height, sheet.width, (bottom - top) * sheet.height, { fill: sheet.linear(stops) })
}
