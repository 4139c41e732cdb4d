import { mix, ramp } from '../../lib/colour.mjs'
import { scenes } from '../../lib/scenes.mjs'
import { birds, cloud, sky, sun } from '../../parts/sky.mjs'
import { dhow, skiff } from '../../parts/travellers.mjs'
import { glints, strokes, wave } from '../../parts/water.mjs'
import { place, rect } from '../../lib/svg.mjs'

/** Water in the lower third, the rest is sky. @type {import('./types.mjs').ImageDrawing[]} */
export const sea = ['noon', 'dawn', 'turquoise', 'rose', 'sea'].map((name, index) => ({ sheet, random }) => {
  const palette = scenes[name]
  sky(sheet, palette, 0.7)
  if (index % 2) {
    const horizon = 740
    sheet.add(
      sun(sheet, palette, 300, horizon - 60, 100, 4.5),
      rect(0, horizon, 1080, 340, {
        fill: sheet.linear([mix(palette.sky.at(-1), palette.far, 0.6), mix(palette.far, palette.near, 0.7)]),
      }),
      glints(random, { x: 300, y: horizon + 4, bottom: 1060, width: 200, colour: palette.sun, count: 24 }),
      strokes(random, { y: horizon + 20, bottom: 1070, colour: mix(palette.far, '#FFFFFF', 0.4) }),
    )
    sheet.add(
      place(
        800,
        900,
        0.9,
        dhow({ hull: palette.near, trim: palette.accent, sail: '#FFF9EC', shadow: mix('#FFF9EC', palette.far, 0.35) }),
      ),
      birds(random, 720, 300, 110, 5, palette.near),
    )
    return
  }
  sheet.add(
    sun(sheet, palette, 850, 210, 76, 5),
    cloud(90, 190, 280, '#FFFFFF', 0.7),
    birds(random, 560, 200, 90, 5, palette.near),
  )
  const water = [mix(palette.sky.at(-1), palette.far, 0.7), palette.far, palette.near]
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    if (i === 2)
      sheet.add(
        place(
          index % 4 ? 260 : 800,
          800,
          0.9,
          skiff({ hull: palette.accent, trim: '#FFF6E4', inside: palette.near }),
          4,
        ),
      )
    sheet.add(
      wave(sheet, {
        y: 740 + i * 84,
        amplitude: 46 + 30 * t,
        length: 160 + 70 * t,
        phase: random.range(0, 700),
        colour: ramp(water, t),
        foam: mix(ramp(water, t), '#FFFFFF', 0.7),
        floor: 1080,
      }),
    )
  }
})
