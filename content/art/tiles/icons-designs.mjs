import { crescent, khatam, lines } from '../lib/path.mjs'
import { group, path, place, rect } from '../lib/svg.mjs'
import { heart, round } from './strokes.mjs'

/** Pictures of the studio's two shelves; round (0, 0), within 190 to each side. @type {Record<string, import('./types.mjs').Icon>} */
export const designIcons = {
  'designs/cards': (c) =>
    group(
      {},
      place(0, 0, 1, rect(-150, -150, 220, 300, { rx: 22, fill: c.light }), -12),
      rect(-90, -160, 230, 320, { rx: 24, fill: c.paper, stroke: c.main, 'stroke-width': 12 }),
      heart(25, -40, 0.72, c.main),
      path('M-34 78L84 78M-10 112L60 112', round(12, c.accent)),
      path(lines(khatam(-58, -128, 17)), { fill: c.accent }),
    ),
  'designs/images': (c) =>
    group(
      {},
      rect(-170, -150, 340, 300, { rx: 30, fill: c.main }),
      rect(-146, -126, 292, 252, { rx: 14, fill: c.light }),
      path(crescent(80, -66, 40, 0.72, -30), { fill: c.accent }),
      path(
        'M-146 60C-90 0 -30 10 10 50C60 10 100 20 146 54L146 112A14 14 0 0 1 132 126L-132 126A14 14 0 0 1 -146 112Z',
        { fill: c.dark },
      ),
      path('M-100 -70L-6 -70M-100 -36L-40 -36', round(15, c.paper)),
    ),
}
