/** A pen, a heart and a smile, which the icons share. */
import { circle, path, place } from '../lib/svg.mjs'

/** Pictures of the kinds of messages and jokes, and of the studio's two shelves. @type {Record<string, import('./types.mjs').Icon>} */

export const round = (width, colour) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

export const heart = (x, y, s, fill) =>
  place(
    x,
    y,
    s,
    path('M0 80C-150 -20 -104 -120 -26 -96C-12 -90 -4 -80 0 -68C4 -80 12 -90 26 -96C104 -120 150 -20 0 80Z', { fill }),
  )

export const smile = (x, y, s, colour) =>
  place(
    x,
    y,
    s,
    circle(-34, 0, 11, { fill: colour }) +
      circle(34, 0, 11, { fill: colour }) +
      path('M-30 24C-16 48 16 48 30 24', round(11, colour)),
  )
