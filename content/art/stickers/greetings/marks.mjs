/** Pen and sparks of the greetings. */
import { lines, star } from '../../lib/path.mjs'
import { path } from '../../lib/svg.mjs'

/** Things that greet: a hand, a sun, a moon, a dome. Every drawing is round (0, 0), within 180 to each side. */

export const ink = '#1B2430'

export const stroke = (width, colour = ink) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

export const spark = (x, y, r, fill) => path(lines(star(4, x, y, r, r * 0.3)), { fill })
