import { mix, ramp, shade } from '../../lib/colour.mjs'
import { createNoise } from '../../lib/prng.mjs'
import { path } from '../../lib/svg.mjs'
import { polar, smooth } from '../../lib/path.mjs'
import { glow } from '../../lib/light.mjs'

/** A mountain as a map shows it: cut paper, contour on contour, up to the summit. @type {import('../types.mjs').Composition} */
export const contour = {
  nouns: ['خريطة الجبل', 'خطوط الارتفاع', 'ورق مقصوص'],
  tags: ['patterns', 'calm', 'nature'],
  palettes: ['turquoise', 'clay', 'lilac', 'night', 'olive', 'rose'],
  draw({ sheet, random, palette, index }) {
    const noise = createNoise(random, 2)
    const [cx, cy] = [
      [540, 760],
      [300, 1300],
      [780, 560],
      [540, 1180],
      [820, 1420],
      [260, 620],
    ][index % 6]
    const colours = palette.dark
      ? [palette.near, palette.sky[1], palette.far, palette.sun]
      : [palette.near, palette.sky[0], palette.far, palette.sky.at(-1), '#FFFFFF']
    sheet.fill(colours[0])
    const levels = [15, 20, 13][index % 3]
    for (let i = 0; i < levels; i++) {
      const t = i / (levels - 1)
      const base = 1750 * (1 - t) ** 1.15 + 40
      const at = (dx, dy) =>
        Array.from({ length: 36 }, (_, k) => {
          const a = (k / 36) * Math.PI * 2
          const wobble =
            1 +
            0.34 * noise(6 + Math.cos(a) * 1.5 + t * 0.9) +
            0.24 * noise(40 + Math.sin(a) * 1.6 - t * 0.7) +
            0.05 * noise(90 + Math.cos(a * 2) * 3)
          const [x, y] = polar(cx + (1 - t) * 60, cy + (1 - t) * 90, base * wobble, a)
          return /** @type {[number, number]} */ ([x + dx, y * 1 + dy])
        })
      const colour = ramp(colours, t)
      sheet.add(
        path(smooth(at(6, 20), true), { fill: shade(palette.near, -0.4), opacity: 0.26 }),
        path(smooth(at(0, 0), true), { fill: colour, stroke: mix(colour, '#FFFFFF', 0.22), 'stroke-width': 2 }),
      )
    }
    sheet.add(glow(sheet, cx, cy, 620, palette.sun, 0.3))
  },
}
