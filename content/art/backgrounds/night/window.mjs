import { mix, shade } from '../../lib/colour.mjs'
import { arch } from '../../lib/path.mjs'
import { group, path, place, rect } from '../../lib/svg.mjs'
import { strapwork } from '../../lib/strapwork.mjs'
import { moon, fullMoon, stars, cloud } from '../../parts/sky.mjs'
import { dome, house, minaret } from '../../parts/buildings.mjs'

/** The night through an arch: the wall is dark, the town sleeps below the moon. @type {import('../types.mjs').Composition} */
export const window = {
  nouns: ['نافذة على الليل', 'من الشرفة', 'قمر المدينة'],
  tags: ['night', 'calm'],
  palettes: ['moon', 'night', 'dusk', 'plum', 'sea', 'ember'],
  draw({ sheet, random, palette, index }) {
    const wall = shade(palette.near, 0.03)
    sheet.fill(wall)
    const weave = { name: '', phrases: [], ground: wall, line: mix(wall, palette.sun, 0.2), edge: wall, tiles: [wall] }
    sheet.add(
      strapwork(sheet, {
        box: { x: 0, y: 0, width: 1080, height: 1920 },
        tiling: ['eight', 'grandSoft', 'ten'][index % 3],
        edge: 110,
        weave,
        filled: false,
        woven: false,
        strap: 0.045,
      }),
    )
    const [width, height, foot, point] = [
      [800, 1500, 1700, 0.55],
      [860, 1380, 1640, 0.25],
      [700, 1560, 1740, 0.8],
    ][index % 3]
    sheet.add(
      path(`${arch(540, foot + 40, width + 110, height + 130, point)}Z`, { fill: mix(wall, palette.accent, 0.8) }),
      path(`${arch(540, foot + 30, width + 86, height + 104, point)}Z`, { fill: wall }),
      path(`${arch(540, foot, width + 24, height + 28, point)}Z`, { fill: mix(wall, palette.accent, 0.9) }),
    )
    const clip = sheet.clip(path(`${arch(540, foot, width, height, point)}Z`, {}))
    const tone = (t) => ({
      wall: mix(palette.far, palette.near, t),
      light: mix(palette.far, palette.near, t - 0.14),
      dark: shade(palette.near, -0.1),
      glow: '#FFD98A',
      metal: palette.accent,
    })
    const lit = () => random.chance(0.45)
    const view = [
      rect(0, 0, 1080, 1920, {
        fill: sheet.linear(palette.sky.map((c, i) => [(i / (palette.sky.length - 1)) * 0.85, c])),
      }),
      stars(random, palette, { x: 100, width: 880, count: 200, height: 1200 }),
    ]
    view.push(
      index % 2 ? moon(sheet, palette, 620, 620, 110) : fullMoon(sheet, palette, 440, 640, 130),
      cloud(480, 840, 280, palette.sky.at(-1), 0.35),
    )
    view.push(place(700, foot - 190, 1.5, minaret(440, tone(0.2))), place(380, foot - 240, 1.3, dome(210, tone(0.25))))
    view.push(rect(0, foot - 150, 1080, 200, { fill: tone(0.5).wall }))
    for (let i = 0; i < 6; i++)
      view.push(
        place(
          190 + i * 140,
          foot - 60 + random.range(-30, 30),
          1,
          house(random.range(120, 170), random.range(160, 330), tone(0.5 + random.range(0, 0.15)), lit),
        ),
      )
    for (let i = 0; i < 5; i++)
      view.push(place(160 + i * 190, foot + 40, 1, house(190, random.range(110, 200), tone(0.85), lit)))
    sheet.add(group({ 'clip-path': clip }, view))
    sheet.add(
      rect(540 - width / 2 - 90, foot, width + 180, 34, { fill: mix(wall, palette.accent, 0.78) }),
      rect(540 - width / 2 - 60, foot + 34, width + 120, 40, { fill: shade(wall, -0.3) }),
    )
  },
}
