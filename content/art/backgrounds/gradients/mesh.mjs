import { mix } from '../../lib/colour.mjs'
import { polar } from '../../lib/path.mjs'
import { circle } from '../../lib/svg.mjs'
import { grain } from './grain.mjs'

/** Soft pools of colour that melt into each other. @type {import('../types.mjs').Composition} */
export const mesh = {
  nouns: ['ألوان ذائبة', 'ضباب ملون', 'همس الألوان'],
  tags: ['calm'],
  palettes: ['lilac', 'turquoise', 'dusk', 'rose', 'dawn', 'frost', 'plum'],
  draw({ sheet, random, palette, index }) {
    const colours = [...palette.sky, palette.far, palette.sun, palette.accent]
    sheet.fill(
      sheet.linear([palette.sky[0], palette.sky[1], palette.sky.at(-1)], { x1: index % 2, x2: 1 - (index % 2), y2: 1 }),
    )
    const start = random.range(0, 6.28)
    for (let i = 0; i < 9; i++) {
      const [x, y] = polar(540, 960, 300 + 520 * ((i * 0.618) % 1), start + i * 2.4)
      const colour = colours[(i * 2 + index) % colours.length]
      const r = random.range(520, 900)
      sheet.add(
        circle(x, y * 1.12 - 110, r, {
          fill: sheet.radial([
            [0, colour, 0.85],
            [0.35, colour, 0.5],
            [0.7, colour, 0.12],
            [1, colour, 0],
          ]),
        }),
      )
    }
    grain(sheet, mix(palette.near, '#FFFFFF', palette.dark ? 0.8 : 0.2), {
      opacity: palette.dark ? 0.1 : 0.07,
      turn: index * 15,
    })
  },
}
