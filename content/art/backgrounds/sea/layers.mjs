import { mix, ramp } from '../../lib/colour.mjs'
import { birds, cloud, fullMoon, sky, stars, sun } from '../../parts/sky.mjs'
import { skiff } from '../../parts/travellers.mjs'
import { wave } from '../../parts/water.mjs'
import { place } from '../../lib/svg.mjs'

/** Paper-cut waves in layers, a small boat between two of them. @type {import('../types.mjs').Composition} */
export const layers = {
  nouns: ['موج', 'مركب صغير', 'أمواج من ورق'],
  tags: ['sea', 'nature'],
  palettes: ['noon', 'night', 'mint', 'clay', 'sea', 'frost', 'plum'],
  draw({ sheet, random, palette, index }) {
    const top = [900, 1040, 760, 980, 840, 1120, 900][index % 7]
    sky(sheet, palette, top / 1920 + 0.05)
    if (palette.dark) sheet.add(stars(random, palette, { height: top - 200 }), fullMoon(sheet, palette, 760, 430, 120))
    else
      sheet.add(
        sun(sheet, palette, [780, 0, 300, 540, 240, 760][index % 6], top - 420, 120, 5),
        cloud(90, top - 520, 340, '#ffffff', 0.8),
        cloud(640, top - 340, 260, '#ffffff', 0.6),
        birds(random, 700, top - 560, 100, 5, palette.near),
      )
    const water =
      palette.name === 'clay'
        ? ['#E8D2B0', '#0B5D6B', '#06323C']
        : [mix(palette.sky.at(-1), palette.far, 0.7), palette.far, palette.near]
    const count = 7
    const boatAt = 2 + (index % 3)
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const y = top + (1920 - top) * t * 0.86 + 60
      if (i === boatAt)
        sheet.add(
          place(
            [330, 720, 560][index % 3],
            y - 44,
            0.9 + t,
            skiff({ hull: palette.accent, trim: '#FFF6E4', inside: palette.near }),
            index % 2 ? -5 : 6,
          ),
        )
      sheet.add(
        wave(sheet, {
          y,
          amplitude: 60 + 70 * t,
          length: 190 + 130 * t,
          phase: random.range(0, 900),
          colour: ramp(water, t),
          foam: mix(ramp(water, t), '#FFFFFF', 0.72),
        }),
      )
    }
  },
}
