import { mix } from '../../lib/colour.mjs'
import { rect, place } from '../../lib/svg.mjs'
import { birds, fullMoon, sky, stars, streaks, sun } from '../../parts/sky.mjs'
import { dhow } from '../../parts/travellers.mjs'
import { glints, strokes } from '../../parts/water.mjs'

/** The sun on the horizon, its road of light, and a sail. @type {import('../types.mjs').Composition} */
export const sunset = {
  nouns: ['شراع', 'أفق البحر', 'طريق الضوء'],
  tags: ['sea', 'calm'],
  palettes: ['dusk', 'dawn', 'moon', 'saffron', 'lilac', 'turquoise', 'rose'],
  draw({ sheet, random, palette, index }) {
    const horizon = [1060, 1180, 980, 1240, 900, 1120, 1040][index % 7]
    sky(sheet, palette, horizon / 1920)
    const x = [540, 360, 700, 540, 300, 780, 540][index % 7]
    const r = [180, 120, 110, 220, 150, 130, 260][index % 7]
    if (palette.dark) sheet.add(stars(random, palette, { count: 100, height: horizon - 200 }))
    sheet.add(
      palette.name === 'moon'
        ? fullMoon(sheet, palette, x, horizon - 330, r)
        : sun(sheet, palette, x, horizon - r * [0.1, 0.9, 0, 0.35, 1.6, 1.1, 0.2][index % 7], r, 4.5),
    )
    sheet.add(streaks(random, palette.sun, horizon - 300, 260, 6))
    sheet.add(
      rect(0, horizon, 1080, 1920 - horizon, {
        fill: sheet.linear([
          mix(palette.sky.at(-1), palette.far, 0.55),
          mix(palette.far, palette.near, 0.45),
          palette.near,
        ]),
      }),
    )
    sheet.add(
      glints(random, { x, y: horizon + 6, bottom: 1880, width: 300, colour: palette.sun }),
      strokes(random, {
        y: horizon + 60,
        bottom: 1900,
        colour: mix(palette.far, palette.sky.at(-1), 0.5),
        opacity: 0.3,
      }),
    )
    const boat = dhow({
      hull: palette.near,
      trim: palette.accent,
      sail: mix(palette.near, palette.sky.at(-1), palette.dark ? 0.22 : 0.82),
      shadow: mix(palette.near, palette.far, palette.dark ? 0.4 : 0.8),
    })
    const [bx, by, scale] = [
      [760, 1260, 1.1],
      [700, 1460, 1.7],
      [380, 1330, 1.3],
      [250, 1400, 0.8],
      [720, 1300, 2],
      [330, 1380, 1.4],
      [800, 1230, 0.9],
    ][index % 7]
    sheet.add(
      `<g opacity="0.22" transform="translate(${bx} ${by + 16 * scale}) scale(${scale} ${-scale * 0.8})">${boat}</g>`,
      place(bx, by, scale, boat),
    )
    if (index % 2) sheet.add(place(bx > 540 ? 220 : 860, horizon + 50, 0.36, boat))
    sheet.add(birds(random, 1080 - x, horizon - 420, 120, 7, mix(palette.near, palette.sky[1], 0.2)))
  },
}
