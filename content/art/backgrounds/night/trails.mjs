import { mix } from '../../lib/colour.mjs'
import { sky } from '../../parts/sky.mjs'
import { ridge, range } from '../../parts/ridges.mjs'
import { n, path } from '../../lib/svg.mjs'
import { polar } from '../../lib/path.mjs'
import { glow } from '../../lib/light.mjs'

/** Stars drawn out into circles round the pole. @type {import('../types.mjs').Composition} */
export const trails = {
  nouns: ['دوران النجوم', 'سماء تدور', 'حول القطب'],
  tags: ['night', 'calm'],
  palettes: ['moon', 'sea', 'night', 'plum', 'ember'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.95)
    const [cx, cy] = [
      [540, 1180],
      [240, 760],
      [820, 1020],
      [540, 560],
      [120, 1340],
    ][index % 5]
    sheet.add(glow(sheet, cx, cy, 900, palette.sky.at(-1), 0.35))
    const colours = [
      palette.sun,
      mix(palette.sun, palette.accent, 0.5),
      mix(palette.sun, palette.sky[1], 0.45),
      '#FFFFFF',
    ]
    const strokes = colours.map(() => '')
    for (let i = 0; i < 320; i++) {
      const r = 24 + i * 5.6 + random.range(-3, 3)
      const from = random.range(0, Math.PI * 2)
      const sweep = random.range(0.3, 1.15) * (i < 30 ? 2 : 1)
      const [x0, y0] = polar(cx, cy, r, from)
      const [x1, y1] = polar(cx, cy, r, from + sweep)
      strokes[random.int(0, 3)] += `M${n(x0)} ${n(y0)}A${n(r)} ${n(r)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${n(x1)} ${n(y1)}`
    }
    strokes.forEach((d, i) =>
      sheet.add(
        path(d, {
          fill: 'none',
          stroke: colours[i],
          'stroke-width': [3, 4.5, 2.4, 1.8][i],
          'stroke-linecap': 'round',
          opacity: [0.75, 0.6, 0.6, 0.8][i],
        }),
      ),
    )
    for (let i = 0; i < 2; i++) {
      const points = ridge(random, {
        y: 1760 + i * 110,
        height: 320 - i * 140,
        rough: 5,
        peaks: 1.8,
        table: index % 2 ? 0.3 : 0,
      })
      sheet.add(
        range(sheet, points, { colour: mix(palette.near, palette.far, 0.25 * (1 - i)), mist: palette.near, y: 1920 }),
      )
    }
  },
}
