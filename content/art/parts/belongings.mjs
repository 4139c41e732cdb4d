/** Rings, a dove, the Kaaba, a plane, a suitcase, books. Round (0, 0) or standing on it. */
import { shade } from '../lib/colour.mjs'
import { leaf, lines, star } from '../lib/path.mjs'
import { line } from '../lib/pen.mjs'
import { circle, group, path, place, rect } from '../lib/svg.mjs'

/** Two linked rings, 300 wide. */
export const rings = (gold, stone) =>
  group(
    {},
    circle(-62, 30, 88, line(22, gold)),
    circle(62, 30, 88, line(22, shade(gold, -0.14))),
    path('M-13 -44A88 88 0 0 1 26 30', line(22, gold)),
    circle(-62, 30, 98, line(3, shade(gold, 0.4))),
    place(
      62,
      -76,
      1,
      path('M-40 -16L-22 -44L22 -44L40 -16L0 34Z', { fill: stone }) +
        path('M-40 -16L40 -16M-22 -44L-12 -16L0 34L12 -16L22 -44', line(4, '#FFFFFF')),
    ),
  )

/** A dove 260 wide, flying left, with a sprig. */
export const dove = (body, shadow, green) =>
  group(
    {},
    path('M-110 -10C-90 -50 -40 -46 -10 -20C30 -30 80 -10 130 -40C110 20 60 60 0 56C-60 60 -100 30 -110 -10Z', {
      fill: body,
    }),
    path('M-20 -16C-10 -90 50 -140 110 -150C100 -80 70 -20 20 10Z', { fill: shadow }),
    path('M-30 -8C-60 -80 -30 -140 10 -170C40 -110 30 -40 0 10Z', { fill: body }),
    circle(-78, -20, 5, { fill: '#1B2430' }),
    path('M-108 -14L-130 -4L-106 2Z', { fill: '#E8963A' }),
    path('M-124 0C-150 10 -160 30 -166 50', line(4, green)),
    [
      [-140, 10, -110],
      [-152, 24, 40],
      [-160, 40, -130],
    ].map(([x, y, turn]) => place(x, y, 1, path(leaf(34, 9), { fill: green }), turn)),
  )

/** The Kaaba 300 wide standing on (0, 0). */
export const kaaba = (gold) =>
  group(
    {},
    path('M-150 0L-150 -270L30 -310L150 -270L150 0L30 20Z', { fill: '#1A1A20' }),
    path('M30 20L30 -310L150 -270L150 0Z', { fill: '#0D0D12' }),
    path('M-150 -200L30 -232L150 -200L150 -166L30 -196L-150 -166Z', { fill: gold }),
    path('M-150 -186L30 -217L150 -186', line(3, '#7A5A18')),
    Array.from({ length: 7 }, (_, i) => path(lines(star(4, -134 + i * 25, -178 - i * 4.4, 7, 3)), { fill: '#7A5A18' })),
    path('M62 8L62 -116L112 -110L112 4Z', { fill: gold }),
    path('M70 2L70 -106L104 -102L104 0Z', { fill: shade(gold, -0.2) }),
    path('M-150 -4L30 14L150 -4L150 8L30 28L-150 8Z', { fill: '#D9D2C2' }),
  )

/** A plane 260 wide climbing to the left, with its windows. */
export const plane = (body, wing, glass) =>
  group(
    { transform: 'rotate(14)' },
    path('M60 -14L120 -96L146 -96L116 -10Z', { fill: wing }),
    path(
      'M-150 6C-140 -26 -100 -34 -60 -34L110 -30C140 -30 150 -14 150 -4C150 14 110 24 60 26L-80 30C-120 30 -146 22 -150 6Z',
      { fill: body },
    ),
    path('M-40 14L40 14L96 110L60 112Z', { fill: wing }),
    path('M-40 -34L-6 -34L40 -110L18 -110Z', { fill: shade(wing, -0.15) }),
    [-70, -40, -10, 20, 50, 80].map((x) => rect(x, -16, 14, 16, { rx: 5, fill: glass })),
    path('M-138 -8C-130 -20 -116 -22 -106 -22L-104 -4Z', { fill: glass }),
  )

/** A suitcase 240 wide standing on (0, 0), with labels. */
export const suitcase = (skin, metal, label) =>
  group(
    {},
    path('M-50 -190L-50 -232L50 -232L50 -190', line(16, shade(skin, -0.3))),
    rect(-130, -194, 260, 180, { rx: 22, fill: skin }),
    rect(-130, -194, 260, 46, { rx: 22, fill: shade(skin, -0.1) }),
    [-76, 76].map(
      (x) =>
        rect(x - 14, -194, 28, 180, { fill: shade(skin, -0.22) }) + rect(x - 17, -126, 34, 26, { rx: 5, fill: metal }),
    ),
    path(lines(star(8, 0, -88, 36, 24)), { fill: label }),
    [-90, 90].map((x) => circle(x, -8, 13, { fill: shade(skin, -0.4) })),
  )

/** A pile of books 280 wide standing on (0, 0). */
export const books = (colours) =>
  group(
    {},
    colours.map((colour, i) =>
      place(
        i % 2 ? 14 : -10,
        -i * 56,
        1,
        rect(-130 + i * 12, -52, 260 - i * 24, 52, { rx: 8, fill: colour }) +
          rect(-118 + i * 12, -42, 240 - i * 24, 32, { fill: '#FFF6E4' }) +
          rect(-130 + i * 12, -52, 30, 52, { rx: 8, fill: shade(colour, -0.2) }) +
          path(`M${-92 + i * 12} -32L${112 - i * 12} -32M${-92 + i * 12} -20L${112 - i * 12} -20`, line(2, '#D8C9A8')),
      ),
    ),
  )
