import { ramp, shade } from '../../lib/colour.mjs'
import { along, ground } from '../../lib/path.mjs'
import { path } from '../../lib/svg.mjs'
import { createNoise } from '../../lib/prng.mjs'
import { glow } from '../../lib/light.mjs'

/** The sand from above: bands of ripples, each with its thin line of light. @type {import('../types.mjs').Composition} */
export const wind = {
  nouns: ['أثر الريح', 'تموج الرمل', 'خطوط الرمل'],
  tags: ['desert', 'calm', 'patterns'],
  palettes: ['clay', 'rose', 'saffron', 'olive', 'plum', 'frost'],
  draw({ sheet, random, palette, index }) {
    const noise = createNoise(random, 2)
    const colours = [palette.sky.at(-1), palette.far, shade(palette.far, -0.12), palette.near]
    const count = [17, 24, 14, 20, 28, 18][index % 6]
    const tilt = [0.22, -0.3, 0.1, -0.16, 0.34, -0.08][index % 6]
    sheet.fill(ramp(colours, 0))
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const y = -260 + t ** 1.12 * 2200
      const bend = 90 + 90 * Math.sin(t * 5 + index)
      const points = along(-60, 1140, 12, (x, u) => y + (u - 0.5) * tilt * 1080 + noise(u * 2.2 + t * 2.6) * bend)
      const colour = ramp(colours, t * 0.93)
      sheet.add(
        path(ground(points, Math.min(2200, y + 2300 / count + 440)), {
          fill: sheet.linear(
            [
              [0, shade(colour, 0.2)],
              [0.35, colour],
              [1, shade(colour, -0.3)],
            ],
            { user: true, x1: 0, y1: y - 130, x2: 60, y2: y + 2300 / count + 190 },
          ),
        }),
      )
    }
    sheet.add(glow(sheet, 860, 260, 900, palette.sun, 0.5))
  },
}
