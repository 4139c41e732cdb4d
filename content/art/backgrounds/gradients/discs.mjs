import { mix, ramp, shade } from '../../lib/colour.mjs'
import { circle } from '../../lib/svg.mjs'
import { grain } from './grain.mjs'

/** Discs in a stack, each fading out of the one behind. @type {import('../types.mjs').Composition} */
export const discs = {
  nouns: ['دوائر متداخلة', 'صدى', 'شروق مجرد'],
  tags: ['calm'],
  palettes: ['rose', 'night', 'mint', 'ember', 'frost', 'turquoise'],
  draw({ sheet, palette, index }) {
    const colours = palette.dark
      ? [palette.near, ...palette.sky, palette.sun]
      : [palette.sky.at(-1), palette.sky[1], palette.sky[0], palette.near]
    const [cx, cy, drift, R, count] = [
      [540, 2020, 0, 1800, 9],
      [1080, 960, -70, 1250, 10],
      [540, 900, 0, 1150, 11],
      [540, -80, 0, 1900, 10],
      [0, 1920, 60, 2050, 12],
      [540, 960, 30, 1200, 8],
    ][index % 6]
    sheet.fill(colours[0])
    for (let i = 0; i < count; i++) {
      const t = (i + 1) / count
      const r = R * (1 - i / count)
      const colour = ramp(colours, t)
      const x = cx + drift * i * (index % 3 === 2 ? Math.sin(i) : 1)
      for (const width of [12, 26])
        sheet.add(
          circle(x, cy, r + width / 2, {
            fill: 'none',
            stroke: shade(colour, -0.5),
            'stroke-width': width,
            opacity: 0.1,
          }),
        )
      sheet.add(
        circle(x, cy, r, {
          fill: sheet.linear([shade(colour, 0.16), colour, shade(mix(colour, palette.near, 0.3), -0.05)], {
            x1: 0.2,
            x2: 0.8,
          }),
        }),
      )
    }
    grain(sheet, mix(palette.near, '#FFFFFF', palette.dark ? 0.85 : 0.1), { opacity: 0.06, size: 72, turn: 45 })
  },
}
