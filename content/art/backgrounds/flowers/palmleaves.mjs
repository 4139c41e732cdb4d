import { mix, shade } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { circle, place } from '../../lib/svg.mjs'
import { blade, fan, feather } from '../../parts/flowers/leaves.mjs'
import { sun } from '../../parts/sky.mjs'

/** Palm and banana leaves round the edges, behind them a calm disc. @type {import('../types.mjs').Composition} */
export const palmleaves = {
  nouns: ['سعف النخيل', 'أوراق', 'ظل وارف'],
  tags: ['nature', 'calm'],
  palettes: ['mint', 'dusk', 'saffron', 'turquoise', 'plum', 'olive'],
  draw({ sheet, random, palette, index }) {
    const dark = Boolean(palette.dark)
    sheet.fill(
      sheet.linear(dark ? palette.sky : [mix(palette.sky[0], palette.sky[1], 0.4), palette.sky[1], palette.sky.at(-1)]),
    )
    const [x, y, r] = [
      [540, 860, 300],
      [540, 700, 240],
      [700, 960, 340],
      [380, 800, 260],
      [540, 1040, 380],
      [540, 620, 220],
    ][index % 6]
    if (index % 2) sheet.add(sun(sheet, palette, x, y, r, 2.2))
    else
      sheet.add(
        circle(x, y, r, { fill: 'none', stroke: palette.sun, 'stroke-width': 5 }),
        circle(x, y, r - 26, { fill: palette.sun, opacity: 0.4 }),
      )
    const base = dark ? mix(palette.near, palette.far, 0.3) : mix(palette.near, '#2F7D5B', 0.4)
    const tone = (t) => mix(shade(base, 0.22), shade(base, -0.3), t)
    const around = [
      [-60, 1960, 30],
      [300, 2010, 8],
      [760, 2020, -10],
      [1140, 1960, -34],
      [-80, 1460, 62],
      [1160, 1420, -60],
      [1150, -40, -138],
      [-70, -40, 140],
      [560, -130, 178],
      [1180, 520, -92],
      [-100, 620, 88],
    ]
    for (let layer = 0; layer < 2; layer++) {
      for (const [i, [px, py, turn]] of around.entries()) {
        if ((i + layer + index) % 5 === 4) continue
        const length = random.range(520, 700) * (layer ? 0.9 : 1.15) * (i > 3 ? 0.78 : 1)
        const fill = tone(layer * 0.55 + random.range(0, 0.35))
        const vein = shade(fill, layer ? 0.28 : -0.14)
        const kind = (i + layer * 2 + index) % 3
        const drawing =
          kind === 0
            ? feather(length, fill, vein)
            : kind === 1
              ? fan(length * 0.78, fill, vein)
              : blade(length, length * 0.22, fill, vein, random.range(-60, 60))
        sheet.add(place(px + random.range(-30, 30), py, 1, drawing, turn + random.range(-12, 12) + (layer ? 14 : -8)))
      }
    }
    sheet.add(glow(sheet, x, y, 700, palette.sun, 0.18))
  },
}
