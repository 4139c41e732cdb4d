import { mix } from '../../lib/colour.mjs'
import { glow } from '../../lib/light.mjs'
import { scenes } from '../../lib/scenes.mjs'
import { dome, house, minaret } from '../../parts/buildings.mjs'
import { swell } from '../../parts/dunes.mjs'
import { fullMoon, moon, sky, stars } from '../../parts/sky.mjs'
import { lantern } from '../../parts/travellers.mjs'
import { palm } from '../../parts/trees.mjs'
import { path, place, rect } from '../../lib/svg.mjs'

/** A sky that leaves room for words: moon to one side, the earth low. @type {import('./types.mjs').ImageDrawing[]} */
export const night = ['night', 'moon', 'plum', 'dusk', 'ember'].map((name, index) => ({ sheet, random }) => {
  const palette = scenes[name]
  sky(sheet, palette, 0.95)
  sheet.add(stars(random, palette, { height: 820, count: 170, sparks: 8 }))
  sheet.add(index % 2 ? fullMoon(sheet, palette, 850, 210, 84) : moon(sheet, palette, 850, 200, 80))
  if (index % 3 === 0) {
    const tone = (t) => ({
      wall: mix(palette.far, palette.near, t),
      light: mix(palette.far, palette.near, t - 0.15),
      dark: palette.near,
      glow: '#FFD277',
      metal: palette.accent,
    })
    sheet.add(
      place(180, 1040, 0.66, minaret(520, tone(0.3))),
      place(820, 930, 0.8, dome(200, tone(0.35))),
      rect(730, 925, 180, 100, { fill: tone(0.35).wall }),
    )
    for (let i = 0; i < 9; i++)
      sheet.add(
        place(
          20 + i * 132,
          1090,
          1,
          house(random.range(120, 160), random.range(90, 180), tone(0.6 + (i % 2) * 0.15), () => random.chance(0.45)),
        ),
      )
  } else if (index % 3 === 1) {
    for (let i = 0; i < 3; i++)
      sheet.add(
        swell(sheet, random, {
          y: 850 + i * 90,
          amplitude: 36,
          colour: mix(palette.far, palette.near, 0.3 + i * 0.35),
          floor: 1080,
          waves: 0.8,
        }).markup,
      )
    const tree = palm({ trunk: palette.near, leaves: palette.near, under: mix(palette.near, palette.far, 0.3) })
    sheet.add(place(130, 1080, 1.5, tree, -4), place(280, 1080, 1, tree, 6), place(980, 1080, 1.2, tree, 5))
  } else {
    for (const [x, y, s] of [
      [110, 130, 0.9],
      [240, 50, 0.6],
      [970, 330, 0.7],
      [350, 20, 0.4],
    ])
      sheet.add(
        path(`M${x} -5L${x} ${y}`, { stroke: '#C8963C', 'stroke-width': 3 }),
        glow(sheet, x, y + 110 * s, 180 * s, palette.accent, 0.7),
        place(x, y, s, lantern({ metal: '#C8963C', glass: palette.accent, light: '#FFF6DC' })),
      )
    sheet.add(swell(sheet, random, { y: 960, amplitude: 24, colour: palette.near, floor: 1080 }).markup)
  }
})
