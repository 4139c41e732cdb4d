/** Stylised flowers, drawn round (0, 0) with a radius of about 100. */
import { mix, shade } from '../../lib/colour.mjs'
import { leaf, lines, polar, star } from '../../lib/path.mjs'
import { circle, group, n, path } from '../../lib/svg.mjs'

/** Stylised flowers, fruit and leaves, drawn round (0, 0) with a radius of about 100. */

const around = (count, make, from = 0) =>
  Array.from({ length: count }, (_, i) => group({ transform: `rotate(${n(from + (i * 360) / count)})` }, make(i)))

/** Five-petalled jasmine. */
export const jasmine = (petal = '#FFFFFF', heart = '#F5B83D', vein = '#E6E2D2') =>
  group(
    {},
    around(
      5,
      () =>
        path('M0 -8C-34 -30 -40 -78 0 -100C40 -78 34 -30 0 -8Z', { fill: petal }) +
        path('M0 -18L0 -72', { stroke: vein, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    ),
    circle(0, 0, 15, { fill: heart }),
  )

/** An open rose of nested petals. */
export function rose(colour) {
  const rings = [
    [8, 100, 62],
    [7, 78, 52],
    [6, 57, 42],
    [5, 37, 30],
  ]
  return group(
    {},
    rings.map(([count, reach, width], k) =>
      around(
        count,
        () =>
          path(
            `M0 0C${-width} ${-reach * 0.3} ${-width * 0.8} ${-reach * 1.02} 0 ${-reach}C${width * 0.8} ${-reach * 1.02} ${width} ${-reach * 0.3} 0 0Z`,
            {
              fill: mix(shade(colour, 0.42), shade(colour, -0.26), k / 3.4),
              stroke: shade(colour, -0.24 - k * 0.05),
              'stroke-width': 1.6,
            },
          ),
        k * 25,
      ),
    ),
    circle(0, 0, 13, { fill: shade(colour, -0.4) }),
  )
}

/** A daisy-like rosette with two rows of petals. */
export const daisy = (petal, under, heart) =>
  group(
    {},
    around(12, () => path(leaf(100, 17), { fill: under }), 15),
    around(12, () => path(leaf(92, 18), { fill: petal })),
    circle(0, 0, 26, { fill: heart }),
    around(8, () => circle(0, -16, 3.4, { fill: shade(heart, -0.35) })),
  )

/** Ottoman tulip seen from the side, foot at (0, 100). */
export const tulip = (colour, light) =>
  group(
    {},
    path('M0 100C-66 84 -62 -10 -48 -92C-30 -60 -16 -40 0 -20C16 -40 30 -60 48 -92C62 -10 66 84 0 100Z', {
      fill: colour,
    }),
    path('M0 100C-30 60 -30 -30 0 -106C30 -30 30 60 0 100Z', { fill: light }),
    path('M0 84C-10 50 -10 0 0 -52C10 0 10 50 0 84Z', { fill: colour }),
  )

/** A carnation from the side, foot at (0, 100). */
export const carnation = (colour, green) =>
  group(
    {},
    [0, 1, 2].map((k) =>
      path(
        lines(
          Array.from({ length: 25 }, (_, i) =>
            polar(0, 30, (i % 2 ? 112 : 134) - k * 34, Math.PI * (1.08 + (0.84 * i) / 24)),
          ).concat([[0, 56]]),
        ),
        {
          fill: mix(colour, shade(colour, -0.3), k / 2.5),
          stroke: shade(colour, 0.4),
          'stroke-width': 3,
          'stroke-linejoin': 'round',
        },
      ),
    ),
    path('M-26 30C-24 70 -12 96 0 104C12 96 24 70 26 30L12 44L0 30L-12 44Z', { fill: green }),
  )

/** Buds on short stalks round (0, 0). */
export const buds = (colour, green, reach = 70) =>
  group(
    {},
    around(
      3,
      () =>
        path(`M0 0Q8 ${n(-reach / 2)} 0 ${-reach}`, { fill: 'none', stroke: green, 'stroke-width': 5 }) +
        path(
          `M0 ${-reach + 6}C-16 ${-reach - 6} -14 ${-reach - 36} 0 ${-reach - 46}C14 ${-reach - 36} 16 ${-reach - 6} 0 ${-reach + 6}Z`,
          { fill: colour },
        ),
      -40,
    ),
  )

/** An eight-petalled tile flower. */
export const tileFlower = (a, b, c) =>
  group(
    {},
    around(8, () => path(leaf(98, 24), { fill: a })),
    around(8, () => path(leaf(62, 13), { fill: b }), 22.5),
    path(lines(star(8, 0, 0, 30, 20)), { fill: c }),
  )
