/** The calendar leaf of the logo: body, arms, parts of a face. */
import { shade } from '../../lib/colour.mjs'
import { lines, star } from '../../lib/path.mjs'
import { circle, ellipse, group, path, place, rect } from '../../lib/svg.mjs'

/** The calendar leaf of the logo, with eight moods. Every drawing is round (0, 0), within 180 to each side. */

export const ink = '#1B2430'

export const stroke = (width, colour = ink) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

/** Body, rings, arms and legs. */
export function leafBody(head, { tilt = 0, arms = '', paper = '#FFF8EA' } = {}) {
  return (face) =>
    group(
      { transform: `rotate(${tilt})` },
      path('M-50 128L-54 166M50 128L54 166', stroke(15)),
      path('M-54 166L-72 168M54 166L72 168', stroke(17)),
      arms,
      rect(-124, -132, 248, 270, { rx: 34, fill: shade(paper, -0.1) }),
      rect(-124, -132, 248, 258, { rx: 34, fill: paper }),
      path('M-124 -60L-124 -98A34 34 0 0 1 -90 -132L90 -132A34 34 0 0 1 124 -98L124 -60Z', { fill: head }),
      [-56, 56].map(
        (x) =>
          rect(x - 10, -160, 20, 56, { rx: 10, fill: ink }) +
          rect(x - 5, -154, 6, 30, { rx: 3, fill: '#FFFFFF', opacity: 0.35 }),
      ),
      path(lines(star(8, 0, -94, 21, 13)), { fill: '#FFF8EA' }),
      path('M124 70L124 92A34 34 0 0 1 90 126L66 126C92 116 92 96 88 82C100 86 116 84 124 70Z', {
        fill: shade(paper, -0.16),
      }),
      face,
    )
}

export const eyes = (dx = 46, y = 4, r = 14) =>
  [-dx, dx]
    .map((x) => circle(x, y, r, { fill: ink }) + circle(x - r * 0.3, y - r * 0.35, r * 0.34, { fill: '#FFFFFF' }))
    .join('')

export const cheeks = (colour = '#F2A08C') => [-80, 80].map((x) => ellipse(x, 38, 17, 11, { fill: colour })).join('')

export const armsDown = path('M-118 40C-146 56 -154 80 -150 100M118 40C146 56 154 80 150 100', stroke(15))

export const armsUp = path('M-118 30C-150 14 -160 -20 -158 -52M118 30C150 14 160 -20 158 -52', stroke(15))

export const smile = path('M-34 38C-24 64 24 64 34 38Z', {
  fill: '#8C2B2B',
  stroke: ink,
  'stroke-width': 7,
  'stroke-linejoin': 'round',
})

export const heart = (x, y, s, fill) => place(x, y, s, path('M0 24C-50 -8 -34 -46 0 -24C34 -46 50 -8 0 24Z', { fill }))
