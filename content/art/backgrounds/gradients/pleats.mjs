import { mix, ramp } from '../../lib/colour.mjs'
import { circle, group, rect } from '../../lib/svg.mjs'

/** A sun behind fluted glass: every flute shows its own slice, a little out of place. @type {import('../types.mjs').Composition} */
export const pleats = {
  nouns: ['زجاج مضلع', 'شمس خلف الزجاج', 'طيات الضوء'],
  tags: ['calm', 'patterns'],
  palettes: ['dusk', 'turquoise', 'saffron', 'moon', 'clay', 'lilac'],
  draw({ sheet, palette, index }) {
    const count = [18, 12, 27, 15, 20, 10][index % 6]
    const w = 1080 / count
    const discs = [
      [[540, 760, 400]],
      [
        [340, 560, 300],
        [760, 1300, 360],
      ],
      [[540, 1180, 520]],
      [
        [700, 520, 260],
        [360, 1180, 420],
      ],
      [[540, 960, 460]],
      [
        [540, 640, 330],
        [540, 1420, 250],
      ],
    ][index % 6]
    const scene = [rect(-200, -60, 1480, 2040, { fill: sheet.linear(palette.sky) })]
    for (const [i, [x, y, r]] of discs.entries())
      scene.push(
        circle(x, y, r, {
          fill: sheet.linear(
            i
              ? [palette.accent, mix(palette.accent, palette.sky[0], 0.35)]
              : [palette.sun, mix(palette.sun, palette.accent, 0.65), palette.accent],
          ),
        }),
      )
    const picture = sheet.symbol(scene.join(''))
    const sheen = sheet.linear(
      [
        [0, '#FFFFFF', 0.3],
        [0.18, '#FFFFFF', 0.06],
        [0.55, palette.near, 0],
        [0.9, palette.near, 0.14],
        [1, palette.near, 0.26],
      ],
      { x1: 0, x2: 1, y2: 0 },
    )
    for (let i = 0; i < count; i++) {
      const clip = sheet.clip(rect(i * w, 0, w + 0.6, 1920, {}))
      const shift = (i % 2 ? 1 : -1) * w * 0.42
      const rise = Math.sin((i / count) * Math.PI * 2 + index) * 26
      sheet.add(
        group({ 'clip-path': clip }, `<use xlink:href="${picture}" x="${Math.round(shift)}" y="${Math.round(rise)}"/>`),
        rect(i * w, 0, w + 0.6, 1920, { fill: sheen }),
      )
    }
    sheet.add(
      rect(0, 0, 1080, 1920, {
        fill: sheet.linear([
          [0, ramp(palette.sky, 0), 0.25],
          [0.5, palette.near, 0],
          [1, palette.near, 0.3],
        ]),
      }),
    )
  },
}
