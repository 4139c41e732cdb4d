import { khatam, lines, star } from '../../../lib/path.mjs'
import { path } from '../../../lib/svg.mjs'

/** A mobile of stars and moons hanging from the upper edge. */
export const mobile = (colours) =>
  [
    [160, 210],
    [300, 120],
    [780, 120],
    [920, 210],
    [430, 70],
    [650, 70],
  ].map(
    ([x, y], i) =>
      path(`M${x} 0L${x} ${y}`, { stroke: colours[0], 'stroke-width': 3 }) +
      path(lines(i % 2 ? star(5, x, y + 34, 40, 19) : khatam(x, y + 34, 36)), {
        fill: colours[1 + (i % (colours.length - 1))],
      }),
  )
