import { mix, ramp, shade } from '../../lib/colour.mjs'
import { circle, group, n, path } from '../../lib/svg.mjs'
import { lines, polar, regular } from '../../lib/path.mjs'
import { glow } from '../../lib/light.mjs'

/** Translucent shapes turned about a centre: where they cross, new colours come. @type {import('../types.mjs').Composition} */
export const petals = {
  nouns: ['تفتح', 'زهرة من ضوء', 'مروحة ألوان'],
  tags: ['calm', 'patterns', 'celebration'],
  palettes: ['plum', 'turquoise', 'saffron', 'moon', 'rose', 'ember'],
  draw({ sheet, palette, index }) {
    const dark = index % 2 === 0 || palette.dark
    sheet.fill(
      dark
        ? sheet.linear([shade(palette.near, 0.06), palette.near, shade(palette.near, -0.35)])
        : sheet.linear([palette.sky.at(-1), mix(palette.sky.at(-1), '#FFFFFF', 0.5), palette.sky.at(-1)]),
    )
    const [cx, cy, R] = [
      [540, 900, 520],
      [540, 1320, 780],
      [1080, 700, 900],
      [540, 960, 640],
      [0, 1560, 1150],
      [540, 620, 470],
    ][index % 6]
    const count = [16, 24, 20, 12, 22, 18][index % 6]
    const colours = [palette.sky[0], palette.accent, palette.sun, palette.sky[1], palette.sky[0]]
    sheet.add(glow(sheet, cx, cy, R * 1.7, palette.sky[1], dark ? 0.55 : 0.3))
    const parts = []
    for (let i = 0; i < count; i++) {
      const angle = (i * 360) / count
      const colour = ramp(colours, i / count)
      const paint = sheet.linear(
        [
          [0, shade(colour, 0.2), 0.75],
          [1, colour, 0.08],
        ],
        { x1: 0.5, x2: 0.5, y1: 0, y2: 1 },
      )
      const kind = index % 3
      const shape =
        kind === 0
          ? path(
              `M0 0C${n(-R * 0.62)} ${n(-R * 0.3)} ${n(-R * 0.42)} ${n(-R * 0.95)} 0 ${-R}C${n(R * 0.42)} ${n(-R * 0.95)} ${n(R * 0.62)} ${n(-R * 0.3)} 0 0Z`,
              { fill: paint },
            )
          : kind === 1
            ? circle(0, -R * 0.5, R * 0.5, { fill: paint })
            : path(lines(regular(4, 0, -R * 0.5, R * 0.5)), { fill: paint })
      parts.push(group({ transform: `rotate(${n(angle)})` }, shape))
    }
    sheet.add(group({ transform: `translate(${cx} ${cy})` }, parts))
    for (let i = 0; i < count * 2; i++)
      sheet.add(
        circle(...polar(cx, cy, R * 1.08, (i * Math.PI) / count), i % 2 ? 3 : 6, { fill: palette.sun, opacity: 0.8 }),
      )
    sheet.add(circle(cx, cy, R * 0.045, { fill: palette.sun }))
  },
}
