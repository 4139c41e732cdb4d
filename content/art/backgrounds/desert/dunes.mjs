import { mix } from '../../lib/colour.mjs'
import { ripples, swell } from '../../parts/dunes.mjs'
import { birds, sky, streaks, sun } from '../../parts/sky.mjs'

/** Layers of dunes to the horizon, paler the farther they are. @type {import('../types.mjs').Composition} */
export const dunes = {
  nouns: ['كثبان', 'رمال بعيدة', 'بحر من الرمل'],
  tags: ['desert', 'nature', 'calm'],
  palettes: ['saffron', 'dusk', 'rose', 'lilac', 'clay', 'dawn', 'sea'],
  draw({ sheet, random, palette, index }) {
    const horizon = [0.52, 0.62, 0.4, 0.7, 0.48, 0.58, 0.35][index % 7]
    sky(sheet, palette, horizon)
    const y0 = horizon * 1920
    const [sx, sr] = [
      [760, 150],
      [300, 90],
      [540, 210],
      [820, 110],
      [240, 180],
      [540, 120],
      [860, 240],
    ][index % 7]
    sheet.add(sun(sheet, palette, sx, y0 - sr * [1.5, 0.2, 0.5, 2.2, 0.3, 1, 0.6][index % 7], sr, 5))
    sheet.add(
      streaks(random, palette.sun, y0 - 260, 220, 4),
      birds(random, 1080 - sx, y0 - 330, 110, 5 + (index % 3), palette.near),
    )
    const layers = 5
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1)
      const y = y0 + (1920 - y0) * t ** 1.35 * 0.82 + 10
      const colour = mix(palette.far, palette.near, t ** 1.1 * 0.95)
      const layer = swell(sheet, random, { y, amplitude: 30 + t * 130, colour, waves: 1.5 - t * 0.8 })
      sheet.add(layer.markup)
      if (i > 2)
        sheet.add(
          ripples(random, layer.points, {
            count: 7 + i,
            gap: 20 + t * 14,
            colour: mix(colour, palette.sun, 0.55),
            opacity: 0.22,
          }),
        )
    }
  },
}
