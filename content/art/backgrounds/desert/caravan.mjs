import { mix } from '../../lib/colour.mjs'
import { ripples, swell } from '../../parts/dunes.mjs'
import { birds, fullMoon, sky, stars, sun } from '../../parts/sky.mjs'
import { caravan as camels } from '../../parts/travellers.mjs'
import { place } from '../../lib/svg.mjs'

/** Camels on a ridge, small before a great sun or moon. @type {import('../types.mjs').Composition} */
export const caravan = {
  nouns: ['قافلة', 'درب الجمال', 'رحلة بعيدة'],
  tags: ['desert', 'nature'],
  palettes: ['dusk', 'saffron', 'moon', 'rose', 'ember', 'mint'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.66)
    const ridge = [1180, 1320, 1080, 1260, 1400, 1140][index % 6]
    const x = [540, 760, 330, 540, 400, 700][index % 6]
    const r = [330, 240, 190, 400, 300, 270][index % 6]
    if (palette.dark) sheet.add(stars(random, palette, { count: 130, height: 900 }))
    sheet.add(
      palette.name === 'moon'
        ? fullMoon(sheet, palette, x, ridge - 460, r)
        : sun(sheet, palette, x, ridge - r * 0.8, r, 2.6),
    )
    sheet.add(
      swell(sheet, random, {
        y: ridge - 60,
        amplitude: 34,
        colour: mix(palette.far, palette.sky.at(-1), 0.4),
        waves: 1.1,
      }).markup,
    )
    const slope = random.range(-0.02, 0.02)
    const count = 4 + (index % 3)
    const size = [1.15, 0.9, 1, 1.3, 0.95, 1.1][index % 6]
    sheet.add(
      place(
        540 - ((count - 1) * 138 * size) / 2,
        ridge + 26,
        size,
        camels(
          count,
          138,
          { body: palette.near, cloth: mix(palette.accent, palette.near, 0.25), rider: palette.near },
          slope * 138,
        ).join(''),
      ),
    )
    sheet.add(birds(random, 1080 - x, ridge - 640, 90, 6, palette.near))
    for (const [i, t] of [0.25, 0.6, 0.95].entries()) {
      const colour = mix(palette.far, palette.near, t * 0.95)
      const layer = swell(sheet, random, {
        y: ridge + 20 + i * 250,
        amplitude: i ? 90 + i * 30 : 8,
        colour,
        waves: 0.8,
      })
      sheet.add(layer.markup, ripples(random, layer.points, { count: 9, gap: 24, colour: palette.sun, opacity: 0.1 }))
    }
  },
}
