/** Pictures of the eight top categories; round (0, 0), within 190 to each side. @type {Record<string, import('./types.mjs').Icon>} */
import { circle, group, path, place, rect } from '../lib/svg.mjs'
import { khatam, lines } from '../lib/path.mjs'
import { word } from '../lib/words.mjs'

const round = (width, colour) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

export const topIcons = {
  images: (c) =>
    group(
      {},
      place(0, 0, 1, rect(-150, -120, 220, 280, { rx: 26, fill: c.dark }), -9),
      rect(-96, -160, 230, 310, { rx: 28, fill: c.paper }),
      rect(-76, -140, 190, 270, { rx: 16, fill: c.light }),
      circle(56, -74, 34, { fill: c.accent }),
      path('M-76 40C-30 -30 10 -20 40 20C70 -6 96 -4 114 10L114 114A16 16 0 0 1 98 130L-60 130A16 16 0 0 1 -76 114Z', {
        fill: c.main,
      }),
      path('M-76 90C-20 40 40 60 114 70L114 114A16 16 0 0 1 98 130L-60 130A16 16 0 0 1 -76 114Z', { fill: c.dark }),
    ),
  videos: (c) =>
    group(
      {},
      rect(-170, -90, 340, 230, { rx: 30, fill: c.main }),
      rect(-150, -6, 300, 126, { rx: 16, fill: c.paper }),
      path('M-166 -108L150 -166L162 -104L-154 -44Z', { fill: c.dark }),
      [-120, -44, 32, 108].map((x, i) =>
        path(
          `M${x} ${-116 + 0 - i * 14}L${x + 38} ${-123 - i * 14}L${x + 14} ${-62 - i * 14}L${x - 24} ${-55 - i * 14}Z`,
          { fill: c.paper },
        ),
      ),
      circle(-150, -66, 13, { fill: c.accent }),
      path('M-26 14L46 57L-26 100Z', { fill: c.accent }),
    ),
  names: (c) =>
    group(
      {},
      path('M-40 -170L160 -170A20 20 0 0 1 180 -150L180 50L14 172A26 26 0 0 1 -20 168L-172 -8A26 26 0 0 1 -168 -42Z', {
        fill: c.main,
        transform: 'rotate(8)',
      }),
      path('M-26 -140L136 -140L150 -126L150 34L8 138A12 12 0 0 1 -8 136L-138 -16A12 12 0 0 1 -136 -32Z', {
        fill: c.paper,
        transform: 'rotate(8)',
      }),
      circle(112, -92, 19, { fill: c.main }),
      path('M112 -92C150 -140 160 -170 190 -180', round(9, c.dark)),
      word('ruqaa', 'اسم', { x: 4, y: 10, size: 130 }, { fill: c.dark }),
      path('M-56 76L40 76', round(10, c.accent)),
    ),
  messages: (c) =>
    group(
      {},
      rect(-170, -110, 340, 240, { rx: 30, fill: c.main }),
      path('M-160 116L-30 0L30 0L160 116A30 30 0 0 1 140 130L-140 130A30 30 0 0 1 -160 116Z', { fill: c.dark }),
      path('M-164 -96A30 30 0 0 1 -140 -110L140 -110A30 30 0 0 1 164 -96L20 30A30 30 0 0 1 -20 30Z', { fill: c.light }),
      circle(0, 16, 46, { fill: c.paper }),
      path('M0 42C-36 18 -26 -14 0 2C26 -14 36 18 0 42Z', { fill: c.accent }),
      path(lines(khatam(120, -140, 30)), { fill: c.accent }),
    ),
  jokes: (c) =>
    group(
      {},
      path(
        'M-170 -40C-170 -120 -90 -166 0 -166C100 -166 174 -116 174 -36C174 50 96 92 6 92C-20 92 -40 90 -60 84L-134 150L-118 60C-150 36 -170 4 -170 -40Z',
        { fill: c.main },
      ),
      path('M-96 -56C-84 -84 -52 -84 -40 -56M44 -56C56 -84 88 -84 100 -56', round(16, c.paper)),
      path('M-84 -16L90 -16C88 50 40 62 3 62C-34 62 -82 50 -84 -16Z', { fill: c.paper }),
      path('M-44 40C-20 20 30 20 50 40C30 64 -20 64 -44 40Z', { fill: c.accent }),
      path('M128 -36C150 -6 152 20 132 22C112 20 114 -8 128 -36Z', { fill: c.light }),
    ),
  designs: (c) =>
    group(
      {},
      rect(-160, -130, 250, 290, { rx: 28, fill: c.paper, stroke: c.main, 'stroke-width': 14 }),
      path(lines(khatam(-36, -20, 76)), { fill: c.light }),
      path(lines(khatam(-36, -20, 44)), { fill: c.main }),
      path('M-110 112L36 112', round(14, c.accent)),
      place(
        70,
        40,
        1,
        path('M-22 -190L22 -190L22 40L-22 40Z', { fill: c.dark }) +
          path('M-22 -190C-22 -214 22 -214 22 -190Z', { fill: c.accent }) +
          rect(-26, 20, 52, 34, { fill: c.light }) +
          path('M-26 54L26 54C24 100 10 116 -8 134C-8 116 -26 100 -26 54Z', { fill: c.main }),
        38,
      ),
    ),
  quotes: (c) =>
    group(
      {},
      path('M-176 -110C-110 -140 -40 -130 0 -96L0 140C-40 108 -110 100 -176 126Z', { fill: c.main }),
      path('M176 -110C110 -140 40 -130 0 -96L0 140C40 108 110 100 176 126Z', { fill: c.dark }),
      path('M-156 -96C-104 -116 -50 -108 -14 -82L-14 104C-50 82 -104 78 -156 96Z', { fill: c.paper }),
      path('M156 -96C104 -116 50 -108 14 -82L14 104C50 82 104 78 156 96Z', { fill: c.paper }),
      path('M-52 -30L-86 0L-52 30M-92 -30L-126 0L-92 30M52 -30L86 0L52 30M92 -30L126 0L92 30', round(15, c.main)),
      path('M24 -110L24 -176L60 -176L60 -116L42 -134Z', { fill: c.accent }),
    ),
  stickers: (c) =>
    group(
      {},
      path(
        'M-120 -160L120 -160A44 44 0 0 1 164 -116L164 40L44 160L-120 160A44 44 0 0 1 -164 116L-164 -116A44 44 0 0 1 -120 -160Z',
        { fill: c.main },
      ),
      path('M164 40L44 160L44 84A44 44 0 0 1 88 40Z', { fill: c.light }),
      [-60, 50].map((x) => circle(x, -44, 20, { fill: c.paper })),
      path('M-76 24C-50 76 30 76 60 30', round(18, c.paper)),
      path(lines(khatam(112, -112, 30)), { fill: c.accent }),
    ),
}
