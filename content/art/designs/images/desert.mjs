import { mix } from '../../lib/colour.mjs'
import { scenes } from '../../lib/scenes.mjs'
import { barchan, ripples, swell } from '../../parts/dunes.mjs'
import { birds, fullMoon, sky, stars, sun } from '../../parts/sky.mjs'
import { caravan } from '../../parts/travellers.mjs'
import { place } from '../../lib/svg.mjs'

/** Sand below, room above. @type {import('./types.mjs').ImageDrawing[]} */
export const desert = ['saffron', 'dusk', 'rose', 'clay', 'night'].map((name, index) => ({ sheet, random }) => {
  const palette = scenes[name]
  sky(sheet, palette, 0.75)
  if (palette.dark) sheet.add(stars(random, palette, { height: 600, count: 90 }))
  sheet.add(
    name === 'night'
      ? fullMoon(sheet, palette, 840, 230, 84)
      : sun(sheet, palette, index % 2 ? 250 : 830, [300, 640, 240, 260, 0][index], [90, 130, 80, 84, 0][index], 4.5),
  )
  if (index % 2) {
    sheet.add(
      swell(sheet, random, { y: 740, amplitude: 20, colour: mix(palette.far, palette.near, 0.25), floor: 1080 }).markup,
      place(
        480,
        778,
        0.72,
        caravan(4, 138, { body: palette.near, cloth: palette.accent, rider: palette.near }).join(''),
      ),
      birds(random, 700, 320, 90, 5, palette.near),
    )
    for (let i = 0; i < 3; i++) {
      const layer = swell(sheet, random, {
        y: 790 + i * 100,
        amplitude: i ? 40 : 6,
        colour: mix(palette.far, palette.near, 0.35 + i * 0.28),
        floor: 1080,
        waves: 0.9,
      })
      sheet.add(layer.markup, ripples(random, layer.points, { count: 5, gap: 18, colour: palette.sun, opacity: 0.14 }))
    }
    return
  }
  const light = mix(palette.far, palette.sun, palette.dark ? 0.1 : 0.3)
  const dark = mix(palette.near, palette.far, 0.22)
  sheet.add(
    swell(sheet, random, { y: 800, amplitude: 24, colour: mix(palette.far, palette.sky.at(-1), 0.4), floor: 1080 })
      .markup,
    barchan(sheet, {
      x: 330,
      y: 760,
      width: 560,
      height: 360,
      light: mix(light, palette.sky.at(-1), 0.25),
      dark: mix(dark, palette.sky.at(-1), 0.25),
    }),
    barchan(sheet, { x: 800, y: 850, width: 640, height: 330, light, dark, side: -1 }),
  )
})
