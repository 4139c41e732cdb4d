import { mix, ramp } from '../../lib/colour.mjs'
import { birds, fullMoon, sky, stars, sun } from '../../parts/sky.mjs'
import { curl, wave } from '../../parts/water.mjs'
import { circle, mirror, place } from '../../lib/svg.mjs'

/** A great wave about to fall. @type {import('../types.mjs').Composition} */
export const breaker = {
  nouns: ['الموجة العالية', 'قبل أن تنكسر', 'نَفَس البحر'],
  tags: ['sea', 'nature'],
  palettes: ['turquoise', 'moon', 'clay', 'frost', 'ember', 'noon'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.6)
    const left = index % 2 === 0
    const sunX = left ? 280 : 800
    if (palette.name === 'moon') sheet.add(stars(random, palette, {}), fullMoon(sheet, palette, sunX, 470, 130))
    else
      sheet.add(
        sun(sheet, palette, sunX, [620, 0, 760, 520, 900, 560][index % 6], [150, 0, 210, 110, 260, 120][index % 6], 4),
      )
    const warm = palette.name === 'clay' || palette.name === 'ember'
    const water = warm
      ? ['#7FB8B0', '#0B5D6B', '#052D38']
      : [mix(palette.far, palette.sky.at(-1), 0.4), palette.far, palette.near]
    const foam = mix('#FFFFFF', palette.sun, 0.35)
    sheet.add(birds(random, sunX + 60, 420, 120, 6, palette.near))
    for (const t of [0, 0.2])
      sheet.add(
        wave(sheet, {
          y: 1210 + t * 420,
          amplitude: 50,
          length: 200,
          phase: random.range(0, 800),
          colour: ramp(water, t),
          foam,
        }),
      )
    const put = left ? place : mirror
    sheet.add(
      put(
        left ? 560 : 520,
        [1560, 1620, 1500, 1590, 1540, 1600][index % 6],
        [1.25, 1.05, 1.4, 1.15, 1.3, 1][index % 6],
        curl(ramp(water, 0.95), ramp(water, 0.6), ramp(water, 0.36), foam).join(''),
      ),
    )
    for (let i = 0; i < 46; i++) {
      const a = random.range(2.4, 4.6)
      const d = random.range(360, 620)
      sheet.add(
        circle(
          (left ? 560 : 520) + (left ? 1 : -1) * (Math.cos(a) * d - 40),
          1150 + Math.sin(a) * d * 0.9 * 0.8,
          random.range(3, 13),
          { fill: foam, opacity: 0.85 },
        ),
      )
    }
    for (const t of [0.5, 0.75, 1])
      sheet.add(
        wave(sheet, {
          y: 1300 + t * 480,
          amplitude: 100,
          length: 260 + t * 90,
          phase: random.range(0, 800),
          colour: ramp(water, t),
          foam,
        }),
      )
  },
}
