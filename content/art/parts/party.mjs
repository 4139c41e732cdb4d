/** Balloons, gifts, bunting, confetti. Drawn round or standing on (0, 0). */
import { shade } from '../lib/colour.mjs'
import { lines, star } from '../lib/path.mjs'
import { circle, group, n, path, place, rect } from '../lib/svg.mjs'

/** What a feast needs: balloons, gifts, cake, bunting, confetti, sweets. Drawn round or standing on (0, 0). */

/** A balloon 130 wide, its knot at (0, 0), a string hanging down. */
export const balloon = (colour, string = '#8C7A6B') =>
  group(
    {},
    path('M0 0Q18 60 0 120T0 240', { fill: 'none', stroke: string, 'stroke-width': 3 }),
    path('M0 -4C-70 -50 -78 -168 0 -172C78 -168 70 -50 0 -4Z', { fill: colour }),
    path('M0 -4C40 -50 46 -140 10 -171C78 -164 70 -50 0 -4Z', { fill: shade(colour, -0.14) }),
    path('M-40 -120C-38 -140 -28 -152 -16 -154', {
      fill: 'none',
      stroke: shade(colour, 0.6),
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    path('M-10 8L0 -8L10 8Z', { fill: shade(colour, -0.25) }),
  )

/** A box 180 wide standing on (0, 0). */
export const gift = (paper, ribbon, height = 150) =>
  group(
    {},
    rect(-90, -height, 180, height, { fill: paper }),
    rect(40, -height, 50, height, { fill: shade(paper, -0.12) }),
    rect(-16, -height, 32, height, { fill: ribbon }),
    rect(-102, -height - 34, 204, 44, { fill: shade(paper, 0.12) }),
    rect(-16, -height - 34, 32, 44, { fill: shade(ribbon, 0.1) }),
    path(
      `M0 ${-height - 34}C-30 ${-height - 100} -100 ${-height - 90} -70 ${-height - 50}C-56 ${-height - 36} -20 ${-height - 34} 0 ${-height - 34}C20 ${-height - 34} 56 ${-height - 36} 70 ${-height - 50}C100 ${-height - 90} 30 ${-height - 100} 0 ${-height - 34}Z`,
      { fill: ribbon },
    ),
    path(
      lines([
        [0, -height - 34],
        [-40, -height - 64],
        [-30, -height - 44],
      ]),
      { fill: shade(ribbon, -0.25) },
    ),
  )

/** Little flags on a sagging string from (0, 0) to (width, 0). */
export function bunting(width, sag, count, colours) {
  const parts = [
    path(`M0 0Q${n(width / 2)} ${n(sag * 2)} ${n(width)} 0`, {
      fill: 'none',
      stroke: shade(colours[0], -0.4),
      'stroke-width': 4,
    }),
  ]
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count
    const w = (width / count) * 0.4
    parts.push(
      place(
        width * t,
        sag * 4 * t * (1 - t),
        1,
        path(`M${n(-w)} 0L${n(w)} 0L0 ${n(w * 2.3)}Z`, { fill: colours[i % colours.length] }),
        (0.5 - t) * -0.1,
      ),
    )
  }
  return group({}, parts)
}

/** Paper bits over a box. @param {import('../lib/prng.mjs').Random} random */
export const confetti = (random, { x, y, width, height, count, colours }) =>
  Array.from({ length: count }, () => {
    const colour = random.pick(colours)
    const [cx, cy, s] = [x + random.next() * width, y + random.next() ** 1.4 * height, random.range(0.6, 1.3)]
    const kind = random.int(0, 3)
    if (kind === 0) return circle(cx, cy, 8 * s, { fill: colour })
    if (kind === 1) return place(cx, cy, s, rect(-5, -14, 10, 28, { rx: 4, fill: colour }), random.range(0, 180))
    if (kind === 2) return path(lines(star(4, cx, cy, 17 * s, 5 * s)), { fill: colour })
    return place(
      cx,
      cy,
      s,
      path('M-18 0Q-9 -16 0 0T18 0', { fill: 'none', stroke: colour, 'stroke-width': 6, 'stroke-linecap': 'round' }),
      random.range(0, 180),
    )
  })
