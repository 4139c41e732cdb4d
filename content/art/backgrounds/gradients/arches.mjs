import { mix, ramp, shade } from '../../lib/colour.mjs'
import { arch } from '../../lib/path.mjs'
import { circle, path } from '../../lib/svg.mjs'
import { grain } from './grain.mjs'

/** Arches of colour, one within the other, towards a quiet light. @type {import('../types.mjs').Composition} */
export const arches = {
  nouns: ['أقواس ملونة', 'باب الضوء', 'عمق'],
  tags: ['calm', 'patterns'],
  palettes: ['dawn', 'sea', 'saffron', 'plum', 'mint', 'night'],
  draw({ sheet, palette, index }) {
    const dark = palette.dark || palette.name === 'sea' || palette.name === 'dawn'
    const colours = dark
      ? [palette.near, ...palette.sky, palette.sun]
      : [...palette.sky, mix(palette.sky.at(-1), '#FFFFFF', 0.7)]
    sheet.fill(sheet.linear([shade(colours[0], 0.05), shade(colours[0], -0.12)]))
    const count = [7, 9, 6, 8, 10, 7][index % 6]
    const point = [0.5, 0, 0.9, 0.3, 0.6, 0.1][index % 6]
    for (let i = 0; i < count; i++) {
      const t = (i + 1) / count
      const scale = 1 - i / (count + 0.6)
      const [width, height, foot] = [1180 * scale, 1880 * scale, index % 2 ? 1960 : 1960 - i * 22]
      const colour = ramp(colours, t)
      sheet.add(
        path(`${arch(540 + 14, foot + 20, width + 24, height + 24, point)}Z`, {
          fill: shade(colours[0], -0.6),
          opacity: 0.2,
        }),
      )
      sheet.add(
        path(`${arch(540, foot, width, height, point)}Z`, {
          fill: sheet.linear([shade(colour, 0.16), colour, mix(colour, colours[0], 0.3)]),
        }),
      )
    }
    if (index % 3 === 0) sheet.add(circle(540, 1500, 84, { fill: palette.sun }))
    grain(sheet, dark ? '#FFFFFF' : palette.near, { opacity: 0.055, size: 60 })
  },
}
