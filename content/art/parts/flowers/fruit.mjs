/** Pomegranates and oranges, drawn round (0, 0) with a radius of about 100. */
import { shade } from '../../lib/colour.mjs'
import { leaf } from '../../lib/path.mjs'
import { circle, ellipse, group, path, place } from '../../lib/svg.mjs'

/** A pomegranate, whole or open on its seeds. */
export function pomegranate(colour, { open = false, seed = '#E4435A', pith = '#FBE5C4' } = {}) {
  const crown = path('M-26 -78L-34 -122L-14 -104L0 -128L14 -104L34 -122L26 -78Z', { fill: shade(colour, -0.2) })
  const body = path('M0 -88C64 -88 100 -44 98 8C96 64 54 100 0 100C-54 100 -96 64 -98 8C-100 -44 -64 -88 0 -88Z', {
    fill: colour,
  })
  const shine = path('M-66 -30C-80 4 -72 44 -50 66C-60 30 -62 -4 -48 -44Z', { fill: shade(colour, 0.3), opacity: 0.8 })
  if (!open)
    return group(
      {},
      crown,
      body,
      path('M0 -88C64 -88 100 -44 98 8C96 64 54 100 0 100C56 70 62 -30 0 -88Z', { fill: shade(colour, -0.16) }),
      shine,
    )
  const seeds = []
  for (let row = -2; row <= 2; row++)
    for (let k = -2; k <= 2; k++)
      if (Math.abs(row) + Math.abs(k) < 4)
        seeds.push(
          ellipse(k * 22 + (row % 2 ? 11 : 0) - 2, 12 + row * 22, 10, 12, {
            fill: (row + k) % 2 ? seed : shade(seed, 0.22),
          }),
          circle(k * 22 + (row % 2 ? 11 : 0) - 5, 8 + row * 22, 2.6, { fill: '#FFFFFF', opacity: 0.8 }),
        )
  return group(
    {},
    crown,
    body,
    path('M0 -60C44 -60 72 -28 70 12C68 52 40 78 0 78C-40 78 -68 52 -70 12C-72 -28 -44 -60 0 -60Z', { fill: pith }),
    seeds,
  )
}

/** An orange with its navel and leaf. */
export const orange = (colour, green) =>
  group(
    {},
    circle(0, 0, 88, { fill: colour }),
    path('M0 -88A88 88 0 0 1 0 88C50 50 50 -50 0 -88Z', { fill: shade(colour, -0.12) }),
    path('M-46 -50C-64 -26 -66 6 -56 30C-58 4 -52 -26 -38 -46Z', { fill: shade(colour, 0.5), opacity: 0.8 }),
    place(0, -84, 1, path(leaf(84, 24, 40), { fill: green })),
    circle(0, -84, 8, { fill: shade(green, -0.3) }),
  )
