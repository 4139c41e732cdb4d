import { mix, shade } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { place, rect } from '../../lib/svg.mjs'
import { dome, house, minaret } from '../../parts/buildings.mjs'
import { birds, cloud, fullMoon, sky, stars, sun } from '../../parts/sky.mjs'
import { palm } from '../../parts/trees.mjs'

/** Domes and minarets row behind row. @type {import('../types.mjs').Composition} */
export const skyline = {
  nouns: ['قباب المدينة', 'المدينة القديمة', 'مآذن'],
  tags: ['calm'],
  palettes: ['dawn', 'night', 'saffron', 'lilac', 'turquoise', 'plum', 'rose'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.8)
    const x = [760, 320, 540, 700, 300, 780, 540][index % 7]
    if (palette.dark)
      sheet.add(
        stars(random, palette, {}),
        fullMoon(sheet, palette, x, 460, [120, 120, 120, 0, 0, 170][index % 6] || 120),
      )
    else
      sheet.add(
        sun(
          sheet,
          palette,
          x,
          [900, 0, 760, 820, 620, 0, 780][index % 7],
          [190, 0, 260, 150, 120, 0, 220][index % 7],
          3.6,
        ),
        cloud(90, 520, 340, '#FFFFFF', 0.35),
        cloud(650, 380, 270, '#FFFFFF', 0.28),
      )
    sheet.add(birds(random, 1080 - x, 620, 150, 8, palette.near))
    const haze = palette.sky.at(-1)
    const rows = 5
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1)
      const y = 1180 + row * 170
      const base = mix(mix(palette.far, haze, 0.25), palette.near, t)
      const look = {
        wall: base,
        light: mix(base, palette.sun, 0.2 - t * 0.1),
        dark: shade(base, -0.28),
        glow: palette.dark ? '#FFD98A' : mix(palette.accent, '#FFE9B0', 0.4),
        metal: mix(palette.accent, base, 0.2),
      }
      const lit = () => random.chance(palette.dark ? 0.42 : 0.16)
      const wide = 110 + row * 26
      for (let px = -60 + random.range(0, 60); px < 1140; px += wide * random.range(0.8, 1.02))
        sheet.add(
          place(
            px,
            y + 190,
            1,
            house(wide * random.range(0.85, 1.25), random.range(170, 300) + row * 16, look, lit, row > 0),
          ),
        )
      if (row < 4) {
        const dx = [620, 260, 800, 420][(row + index) % 4] + random.range(-70, 70)
        sheet.add(
          place(dx, y + 10 - row * 10, 1, dome(210 + row * 26, look, 0.1)),
          rect(dx - 120 - row * 14, y + 8 - row * 10, 240 + row * 28, 220, { fill: look.wall }),
        )
        sheet.add(
          place(
            [270, 830, 480, 160][(row + index) % 4] + random.range(-50, 50),
            y + 160,
            1,
            minaret(520 + random.range(-60, 120) - row * 30, look),
          ),
        )
      }
      sheet.add(
        rect(0, y - 40, 1080, 240, {
          fill: sheet.linear([
            [0, haze, 0],
            [1, haze, 0.3 * (1 - t)],
          ]),
        }),
      )
      if (row === 3)
        for (let i = 0; i < 3; i++)
          sheet.add(
            place(
              random.range(60, 1020),
              y + 210,
              random.range(0.9, 1.2),
              palm({ trunk: palette.near, leaves: mix(palette.near, '#2F6D50', 0.3), under: palette.near }),
            ),
          )
    }
    sheet.add(glow(sheet, x, 800, 700, palette.sun, 0.16))
  },
}
