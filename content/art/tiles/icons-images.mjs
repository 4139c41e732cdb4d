/** Pictures of the kinds of backgrounds: each a small window on its subject. @type {Record<string, import('./types.mjs').Icon>} */
import { starOf } from '../lib/girih.mjs'
import { crescent, khatam, lines, regular, star } from '../lib/path.mjs'
import { circle, group, path, place, rect } from '../lib/svg.mjs'
import { dome, minaret } from '../parts/buildings.mjs'
import { daisy } from '../parts/flowers/petals.mjs'
import { camel } from '../parts/travellers.mjs'
import { palm } from '../parts/trees.mjs'

const strap = (points, width, colour) =>
  path(points.map((p) => lines(p, false)).join(''), {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'miter',
  })

export const imageIcons = {
  'images/girih': (c) => {
    const { layers, strands } = starOf({ points: regular(12, 0, 0, 186), kind: 'n12', reach: 3 }, 62)
    return group(
      {},
      path(lines(regular(12, 0, 0, 186)), { fill: c.dark }),
      layers.map((outline, i) => path(lines(outline), { fill: [c.main, c.light, c.paper][i] })),
      strap(strands, 15, c.dark),
      strap(strands, 9, c.paper),
      path(lines(star(12, 0, 0, 58, 34)), { fill: c.accent }),
    )
  },
  'images/gradients': (c) =>
    group(
      {},
      circle(-56, -40, 118, { fill: c.main }),
      circle(62, -40, 118, { fill: c.accent, opacity: 0.85 }),
      circle(2, 62, 118, { fill: c.light, opacity: 0.85 }),
      path(lines(khatam(3, -8, 34)), { fill: c.paper }),
    ),
  'images/desert': (c) =>
    group(
      {},
      circle(60, -60, 92, { fill: c.accent }),
      path('M-186 90C-110 -10 -60 -40 -30 -60C10 10 100 60 186 80L186 120C120 176 -120 176 -186 120Z', {
        fill: c.light,
      }),
      path(
        'M-30 -60C-60 10 -10 40 -40 90C-60 130 -20 150 10 160C100 160 160 140 186 120L186 80C100 60 10 10 -30 -60Z',
        { fill: c.main },
      ),
      place(90, 62, 0.82, camel({ body: c.dark, cloth: c.accent, rider: c.dark })),
    ),
  'images/sea': (c) =>
    group(
      {},
      path(
        'M-180 130C-180 10 -120 -130 20 -140C110 -146 150 -90 140 -40C132 0 90 14 66 -8C90 -20 92 -60 56 -70C10 -80 -20 -30 0 20C20 76 90 90 180 84L180 130C100 176 -110 176 -180 130Z',
        { fill: c.main },
      ),
      path(
        'M-180 130C-170 20 -110 -96 10 -110C-40 -80 -60 -20 -40 40C-20 96 60 116 180 110L180 130C100 176 -110 176 -180 130Z',
        { fill: c.light },
      ),
      path(
        'M-176 120C-120 96 -90 130 -40 116C20 100 50 134 100 118C130 108 160 112 180 122L180 134C100 176 -110 176 -180 134Z',
        { fill: c.dark },
      ),
      circle(112, -120, 14, { fill: c.paper }),
      circle(152, -84, 9, { fill: c.paper }),
      circle(-120, -110, 30, { fill: c.accent }),
    ),
  'images/mountains': (c) =>
    group(
      {},
      circle(84, -90, 58, { fill: c.accent }),
      path('M-186 140L-40 -130L20 -30L60 -80L186 140Z', { fill: c.main }),
      path('M-40 -130L-86 -44L-54 -58L-38 -34L-14 -60L8 -50Z', { fill: c.paper }),
      path('M60 -80L34 -48L54 -40L72 -30L84 -38Z', { fill: c.paper }),
      path('M-40 -130L20 -30L60 -80L186 140L40 140C30 60 0 0 -40 -130Z', { fill: c.dark, opacity: 0.5 }),
      path('M-190 140C-110 96 -20 120 40 110C110 100 150 116 190 140C120 176 -120 176 -190 140Z', { fill: c.light }),
    ),
  'images/night': (c) =>
    group(
      {},
      circle(0, 0, 178, { fill: c.main }),
      path(crescent(14, -26, 92, 0.72, -30), { fill: c.accent }),
      [
        [-90, -90, 20],
        [90, 50, 15],
        [-110, 20, 12],
        [100, -110, 13],
      ].map(([x, y, r]) => path(lines(star(4, x, y, r, r * 0.3)), { fill: c.paper })),
      path('M-170 52C-100 20 -40 70 30 60C90 52 140 70 170 52A178 178 0 0 1 -170 52Z', { fill: c.dark }),
      place(-96, 122, 0.5, palm({ trunk: '#0C1030', leaves: '#0C1030' })),
    ),
  'images/flowers': (c) =>
    group(
      {},
      path('M0 40C10 90 0 140 -10 180', {
        fill: 'none',
        stroke: '#2F7D5B',
        'stroke-width': 15,
        'stroke-linecap': 'round',
      }),
      path('M0 130C40 60 110 70 140 50C136 110 80 150 0 130ZM-4 150C-50 90 -100 100 -134 84C-120 136 -70 166 -4 150Z', {
        fill: '#3F9A6B',
      }),
      place(0, -50, 1.28, daisy(c.main, c.light, c.accent)),
    ),
  'images/city': (c) => {
    const look = { wall: c.light, light: c.paper, dark: c.dark, metal: c.accent }
    return group(
      {},
      place(110, 150, 0.94, minaret(340, look, 52)),
      place(-46, 10, 1, dome(190, { wall: c.main, light: c.light, metal: c.accent }, 0.12)),
      rect(-160, 8, 240, 144, { fill: c.paper }),
      [-110, -40, 30].map((x) =>
        path(
          `M${x - 24} 152L${x - 24} 92C${x - 24} 64 ${x - 8} 54 ${x} 46C${x + 8} 54 ${x + 24} 64 ${x + 24} 92L${x + 24} 152Z`,
          { fill: x === -40 ? c.main : c.accent },
        ),
      ),
      rect(-176, 148, 352, 20, { rx: 8, fill: c.dark }),
    )
  },
}
