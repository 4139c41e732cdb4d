import { khatam, lines } from '../lib/path.mjs'
import { circle, ellipse, group, path, place, rect } from '../lib/svg.mjs'
import { stethoscope } from '../parts/milestones.mjs'
import { heart, round, smile } from './strokes.mjs'

/** Pictures of the kinds of jokes; round (0, 0), within 190 to each side. @type {Record<string, import('./types.mjs').Icon>} */
export const jokeIcons = {
  'jokes/juha': (c) =>
    group(
      {},
      [-1, 1].map(
        (s) =>
          path(
            `M${s * 46} -60C${s * 60} -140 ${s * 120} -186 ${s * 132} -160C${s * 140} -120 ${s * 110} -60 ${s * 76} -30Z`,
            { fill: '#8C8078' },
          ) +
          path(
            `M${s * 60} -70C${s * 72} -124 ${s * 108} -152 ${s * 114} -144C${s * 116} -112 ${s * 96} -72 ${s * 76} -50Z`,
            { fill: '#E3B8A8' },
          ),
      ),
      path(
        'M-84 -40C-84 -100 84 -100 84 -40C84 10 70 40 78 90C84 150 50 176 0 176C-50 176 -84 150 -78 90C-70 40 -84 10 -84 -40Z',
        { fill: '#A39A90' },
      ),
      path('M-80 96C-80 60 80 60 80 96C88 150 50 176 0 176C-50 176 -88 150 -80 96Z', { fill: '#EADFD2' }),
      circle(-42, 4, 16, { fill: '#2A1E1A' }),
      circle(42, 4, 16, { fill: '#2A1E1A' }),
      circle(-46, -2, 5, { fill: '#FFFFFF' }),
      circle(38, -2, 5, { fill: '#FFFFFF' }),
      [-26, 26].map((x) => ellipse(x, 108, 9, 13, { fill: '#7A6E64' })),
      path('M-36 140C-16 160 16 160 36 140', round(10, '#7A6E64')),
      path('M-100 -52C-110 -120 -50 -160 0 -160C50 -160 110 -120 100 -52C60 -84 -60 -84 -100 -52Z', { fill: c.paper }),
      path('M-96 -80C-40 -120 40 -130 92 -96M-84 -110C-40 -146 30 -152 72 -126', round(11, c.light)),
      path('M-100 -52C-60 -84 60 -84 100 -52C98 -40 96 -36 92 -32C50 -62 -50 -62 -92 -32C-96 -36 -98 -40 -100 -52Z', {
        fill: c.main,
      }),
      path(lines(khatam(0, -100, 22)), { fill: c.accent }),
    ),
  'jokes/school': (c) =>
    group(
      {},
      rect(-170, -140, 340, 220, { rx: 18, fill: '#8A5A32' }),
      rect(-150, -120, 300, 180, { rx: 8, fill: '#1F5A4C' }),
      smile(0, -56, 1.3, '#F3FAF2'),
      path('M-120 -90L-84 -90M-120 -66L-96 -66M90 30L126 30', round(8, '#9CC7B4')),
      place(
        30,
        120,
        1,
        path('M-160 -22L90 -22L90 22L-160 22Z', { fill: c.accent }) +
          path('M90 -22L150 0L90 22Z', { fill: '#F3DDB8' }) +
          path('M126 -9L150 0L126 9Z', { fill: c.dark }) +
          rect(-184, -22, 30, 44, { rx: 8, fill: '#E4657F' }) +
          path('M-160 0L90 0', round(6, c.main)),
        -6,
      ),
    ),
  'jokes/family': (c) =>
    group(
      {},
      path('M-170 -20L0 -166L170 -20L130 -20L130 160L-130 160L-130 -20Z', { fill: c.main }),
      path('M-170 -20L0 -166L170 -20L0 -104Z', { fill: c.dark }),
      path('M-74 160L-74 60C-74 14 74 14 74 60L74 160Z', { fill: c.paper }),
      [
        [-40, 96, 26, c.accent],
        [40, 92, 28, c.light],
        [0, 122, 20, c.main],
      ].map(
        ([x, y, r, fill]) =>
          circle(x, y, r, { fill }) +
          path(
            `M${x - r} ${y + r * 2.4}C${x - r} ${y + r * 0.9} ${x + r} ${y + r * 0.9} ${x + r} ${y + r * 2.4}L${x + r} 160L${x - r} 160Z`,
            { fill },
          ),
      ),
      smile(0, -30, 0.8, c.paper),
    ),
  'jokes/doctors': (c) =>
    group(
      {},
      place(0, -6, 1.25, stethoscope(c.main, c.light)),
      heart(0, 6, 0.62, c.accent),
      smile(0, -20, 0.62, c.paper),
    ),
  'jokes/daily': (c) =>
    group(
      {},
      path('M-134 -30C-134 -206 134 -206 134 -30', round(20, c.dark)),
      [
        [-80, -60, 52, '#E4654A'],
        [-10, -92, 50, c.accent],
        [66, -62, 54, '#5B9A5B'],
      ].map(([x, y, r, fill]) => circle(x, y, r, { fill })),
      path('M-170 -40L170 -40L136 150L-136 150Z', { fill: c.main }),
      path('M-170 -40L170 -40L164 -4L-164 -4Z', { fill: c.light }),
      smile(0, 46, 1.2, c.paper),
    ),
}
