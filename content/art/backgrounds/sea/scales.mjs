import { mix, shade } from '../../lib/colour.mjs'
import { scallop } from '../../parts/water.mjs'
import { sun } from '../../parts/sky.mjs'
import { ellipse, use } from '../../lib/svg.mjs'
import { vignette } from '../../lib/light.mjs'

/** Scalloped waves, row on row, growing towards the viewer or set with gold. @type {import('../types.mjs').Composition} */
export const scales = {
  nouns: ['أصداف الموج', 'بحر من أقواس', 'موج منقوش'],
  tags: ['sea', 'patterns', 'calm'],
  palettes: ['sea', 'turquoise', 'night', 'rose', 'noon', 'plum'],
  draw({ sheet, random, palette, index }) {
    const light = mix(palette.sky.at(-1), '#FFFFFF', 0.3)
    const top = [0, 760, 0, 640, 880, 0][index % 6]
    sheet.fill(sheet.linear(palette.sky))
    if (top) sheet.add(sun(sheet, palette, [540, 320, 540, 740, 540][index % 5], top - 60, 230, 3))
    const looks = [0, 1, 2, 3].map((k) => {
      const base = mix(palette.far, palette.near, [0.15, 0.45, 0.75, 0.95][k])
      return sheet.symbol(
        scallop(100, [light, base, mix(base, light, 0.25), base, mix(base, light, 0.45), shade(base, -0.2)]),
      )
    })
    const gold = sheet.symbol(
      scallop(100, [
        light,
        palette.accent,
        shade(palette.accent, 0.35),
        palette.accent,
        light,
        shade(palette.accent, -0.3),
      ]),
    )
    let r = top ? 46 : [92, 120, 72][index % 3]
    for (let y = top ? top + 20 : -40, row = 0; y < 2000; row++) {
      const shift = row % 2 ? r : 0
      for (let x = -r + shift; x < 1080 + r; x += 2 * r) {
        const t = Math.min(1, Math.max(0, (y - top) / (1920 - top)))
        sheet.add(
          use(
            random.chance(0.045) ? gold : looks[Math.min(3, Math.floor(t * 3.2 + random.range(0, 0.8)))],
            x,
            y + r,
            r / 100,
          ),
        )
      }
      y += r * 0.52
      if (top) r *= 1.045
    }
    if (top) sheet.add(ellipse(540, top - 4, 900, 6, { fill: light, opacity: 0.4 }))
    vignette(sheet, palette.near, 0.45)
  },
}
