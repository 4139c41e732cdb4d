/** What the animals share. */
import { circle, group } from '../../lib/svg.mjs'

/** Animals of the country, face on. Every drawing is round (0, 0), within 180 to each side. */

export const ink = '#2A1E1A'

export const stroke = (width, colour = ink) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

export const eye = (x, y, r) =>
  circle(x, y, r, { fill: ink }) + circle(x - r * 0.3, y - r * 0.36, r * 0.36, { fill: '#FFFFFF' })

export const both = (make) => make(1) + group({ transform: 'scale(-1 1)' }, make(1))
