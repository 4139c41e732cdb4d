import { ramp, shade } from '../../lib/colour.mjs'
import { along, smooth } from '../../lib/path.mjs'
import { path } from '../../lib/svg.mjs'

/** Silk: broad bands that fold over one another, each lit along its edge. @type {import('../types.mjs').Composition} */
export const ribbons = {
  nouns: ['حرير', 'أشرطة', 'انسياب'],
  tags: ['calm'],
  palettes: ['ember', 'sea', 'lilac', 'saffron', 'night', 'rose', 'mint'],
  draw({ sheet, random, palette, index }) {
    const colours = [palette.near, ...palette.sky, palette.sun]
    sheet.fill(sheet.linear([palette.near, palette.sky[0]]))
    const count = 9
    const tilt = [520, -460, 260, -640, 380, -240, 700][index % 7]
    const phase = random.range(0, 6)
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const mid = 60 + t * 2160
      const upper = along(
        -80,
        1160,
        7,
        (x, u) => mid - 190 + (u - 0.5) * tilt + Math.sin(u * 4.6 + phase + i * 0.55) * 150,
      )
      const lower = along(
        -80,
        1160,
        7,
        (x, u) => mid + 300 + (u - 0.5) * tilt * 0.7 + Math.sin(u * 4.2 + phase + i * 0.55 + 0.9) * 190,
      )
      const colour = ramp(colours, index % 2 ? 1 - t : t)
      const body = `${smooth(upper)}${smooth([...lower].reverse()).replace('M', 'L')}Z`
      sheet.add(
        path(body, {
          fill: sheet.linear(
            [
              [0, shade(colour, 0.3)],
              [0.16, colour],
              [0.7, shade(colour, -0.22)],
              [1, shade(colour, -0.45)],
            ],
            { x1: 0.3, x2: 0.62 },
          ),
          opacity: 0.96,
        }),
        path(smooth(upper), { fill: 'none', stroke: shade(colour, 0.55), 'stroke-width': 2.4, opacity: 0.7 }),
      )
    }
  },
}
