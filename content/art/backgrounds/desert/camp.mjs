import { mix } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { swell } from '../../parts/dunes.mjs'
import { moon, sky, stars } from '../../parts/sky.mjs'
import { camel, tent } from '../../parts/travellers.mjs'
import { mirror, path, place } from '../../lib/svg.mjs'

/** A tent and a fire under a wide sky. @type {import('../types.mjs').Composition} */
export const camp = {
  nouns: ['خيمة', 'ليلة في البر', 'نار السمر'],
  tags: ['desert', 'night', 'calm'],
  palettes: ['night', 'moon', 'plum', 'ember', 'dusk'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.75)
    const y = [1440, 1380, 1500, 1420, 1460][index % 5]
    sheet.add(
      stars(random, palette, { count: 300, height: 1250, sparks: 12 }),
      moon(
        sheet,
        palette,
        [250, 820, 540, 780, 300][index % 5],
        [420, 360, 520, 300, 460][index % 5],
        [90, 70, 130, 84, 100][index % 5],
      ),
    )
    sheet.add(
      swell(sheet, random, { y: y - 210, amplitude: 70, colour: mix(palette.far, palette.sky.at(-1), 0.3), waves: 0.8 })
        .markup,
    )
    sheet.add(
      swell(sheet, random, { y: y - 90, amplitude: 46, colour: mix(palette.far, palette.near, 0.35), waves: 1 }).markup,
    )
    const flip = index % 2 ? mirror : place
    const x = index % 2 ? 660 : 400
    sheet.add(glow(sheet, index % 2 ? x - 330 : x + 330, y, 420, '#FFB45A', 0.55))
    sheet.add(
      swell(sheet, random, { y: y + 10, amplitude: 6, colour: mix(palette.near, palette.far, 0.3), waves: 0.5 }).markup,
    )
    sheet.add(
      flip(
        x,
        y + 18,
        1.5,
        tent({
          cloth: mix(palette.accent, palette.near, 0.45),
          dark: mix(palette.near, palette.accent, 0.12),
          stripe: palette.accent,
        }),
      ),
    )
    const fire = (s, colour) =>
      path(
        `M0 0C-${26 * s} -6 -${24 * s} -${36 * s} -${6 * s} -${56 * s}C-${4 * s} -${40 * s} ${4 * s} -${44 * s} ${4 * s} -${74 * s}C${26 * s} -${48 * s} ${32 * s} -8 0 0Z`,
        { fill: colour },
      )
    sheet.add(
      flip(
        x + (index % 2 ? -330 : 330),
        y + 26,
        1,
        fire(1.1, '#F28A3A') +
          fire(0.62, '#FFE2A0') +
          path('M-34 2L30 -10L34 -2L-30 12ZM34 4L-30 -8L-34 0L30 14Z', { fill: palette.near }),
      ),
    )
    sheet.add(
      flip(
        x + (index % 2 ? -40 : 40) * 10.5,
        y - 60,
        0.85,
        camel({ body: palette.near, cloth: mix(palette.accent, palette.near, 0.4) }),
      ),
    )
    sheet.add(swell(sheet, random, { y: y + 240, amplitude: 40, colour: palette.near, waves: 0.7 }).markup)
  },
}
