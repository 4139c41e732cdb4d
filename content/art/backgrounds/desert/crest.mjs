import { mix, shade } from '../../lib/colour.mjs'
import { barchan, swell } from '../../parts/dunes.mjs'
import { fullMoon, sky, stars, sun } from '../../parts/sky.mjs'

/** One great dune, its crest cutting light from shade. @type {import('../types.mjs').Composition} */
export const crest = {
  nouns: ['كثيب وحيد', 'حد الضوء', 'قمة رمل'],
  tags: ['desert', 'calm'],
  palettes: ['clay', 'night', 'saffron', 'turquoise', 'plum', 'olive'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.6)
    const side = index % 2 ? -1 : 1
    if (palette.dark)
      sheet.add(stars(random, palette, { count: 170 }), fullMoon(sheet, palette, 540 + side * 230, 420, 96))
    else sheet.add(sun(sheet, palette, 540 - side * 210, [520, 0, 700, 460, 0, 600][index % 6], 130, 5))
    const light = mix(palette.far, palette.sun, palette.dark ? 0.12 : 0.32)
    const dark = mix(palette.near, palette.far, 0.2)
    sheet.add(
      swell(sheet, random, { y: 1160, amplitude: 36, colour: mix(palette.far, palette.sky.at(-1), 0.45) }).markup,
    )
    sheet.add(
      barchan(sheet, {
        x: 540 - side * 330,
        y: 1040,
        width: 520,
        height: 420,
        light: mix(light, palette.sky.at(-1), 0.35),
        dark: mix(dark, palette.sky.at(-1), 0.42),
        side,
      }),
    )
    sheet.add(
      barchan(sheet, {
        x: 540 + side * 90,
        y: [760, 900, 840, 700, 820, 880][index % 6],
        width: 900,
        height: 1220,
        light,
        dark,
        side,
      }),
    )
    sheet.add(
      barchan(sheet, {
        x: 540 - side * 420,
        y: 1420,
        width: 1000,
        height: 620,
        light: shade(mix(light, dark, 0.22), -0.02),
        dark: shade(dark, -0.25),
        side: -side,
      }),
    )
  },
}
