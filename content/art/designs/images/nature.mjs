import { mix, shade } from '../../lib/colour.mjs'
import { scenes } from '../../lib/scenes.mjs'
import { grove, mist, range, ridge } from '../../parts/ridges.mjs'
import { birds, sky, sun } from '../../parts/sky.mjs'
import { olive } from '../../parts/trees.mjs'
import { blade, feather } from '../../parts/flowers/leaves.mjs'
import { place, rect, use } from '../../lib/svg.mjs'

/** Low hills under a wide sky, or a page with leaves in its corners. @type {import('./types.mjs').ImageDrawing[]} */
export const nature = ['mint', 'dawn', 'olive', 'frost', 'saffron'].map((name, index) => ({ sheet, random }) => {
  const palette = scenes[name]
  if (index % 2 === 0) {
    sheet.fill(sheet.linear([mix(palette.sky[1], '#FFFFFF', 0.3), mix(palette.sky.at(-1), '#FFFDF6', 0.5)]))
    const base = mix(palette.near, '#2F7D5B', 0.4)
    for (const [i, [x, y, turn]] of [
      [-40, 1120, 38],
      [190, 1140, 12],
      [1120, -40, -142],
      [900, -70, -166],
      [1130, 190, -112],
      [-60, 880, 66],
      [420, 1180, -6],
      [1140, 420, -84],
      [660, -110, 172],
      [-90, 640, 88],
    ].entries())
      sheet.add(
        place(
          x,
          y,
          1,
          i % 2
            ? feather(430, shade(base, random.range(-0.1, 0.25)), shade(base, 0.4))
            : blade(460, 90, shade(base, random.range(-0.1, 0.2)), shade(base, 0.4), random.range(-40, 40)),
          turn,
        ),
      )
    return
  }
  sky(sheet, palette, 0.75)
  sheet.add(sun(sheet, palette, 800, 300, 80, 5), birds(random, 300, 240, 90, 5, palette.near))
  const haze = palette.sky.at(-1)
  for (let i = 0; i < 3; i++) {
    const points = ridge(random, { y: 860 + i * 90, height: 210 - i * 50, rough: 4, peaks: 2 })
    const colour = mix(mix(palette.far, haze, 0.4), palette.near, i * 0.34)
    sheet.add(range(sheet, points, { colour, mist: haze, y: 1060 + i * 60, floor: 1080 }))
    if (i < 2) sheet.add(mist(sheet, 900 + i * 80, 120, haze, 0.4))
    else sheet.add(grove(random, points, { colour, count: 60, size: 10, kind: 'spire' }))
  }
  const tree = sheet.symbol(
    olive({ trunk: palette.near, leaves: mix(palette.near, '#5B8A5B', 0.4), light: mix(palette.near, '#86B07A', 0.5) }),
  )
  sheet.add(use(tree, 150, 1070, 1), use(tree, 960, 1080, 1.3), rect(0, 1070, 1080, 10, { fill: palette.near }))
})
