import { mix, shade } from '../../lib/colour.mjs'
import { birds, sky, stars, sun } from '../../parts/sky.mjs'
import { grove, mist, range, ridge } from '../../parts/ridges.mjs'
import { path, place } from '../../lib/svg.mjs'
import { along, ground } from '../../lib/path.mjs'
import { house } from '../../parts/buildings.mjs'

/** Slopes that close on a valley, a road that winds into it. @type {import('../types.mjs').Composition} */
export const valley = {
  nouns: ['بطن الوادي', 'طريق الجبل', 'منعطف'],
  tags: ['nature', 'calm'],
  palettes: ['mint', 'saffron', 'frost', 'dusk', 'lilac', 'olive'],
  draw({ sheet, random, palette, index }) {
    const y = [880, 820, 940, 860, 900, 840][index % 6]
    sky(sheet, palette, 0.5)
    if (palette.dark) sheet.add(stars(random, palette, { height: 500 }))
    const cx = [540, 440, 620, 520, 580, 480][index % 6]
    sheet.add(
      sun(sheet, palette, cx, y - 90, [150, 220, 120, 190, 140, 170][index % 6], 4.5),
      birds(random, cx + 160, y - 360, 120, 7, palette.near),
    )
    const haze = palette.sky.at(-1)
    sheet.add(
      range(sheet, ridge(random, { y: y + 90, height: 200, rough: 4, peaks: 2 }), {
        colour: mix(palette.far, haze, 0.5),
        mist: haze,
        y: y + 260,
      }),
      mist(sheet, y + 80, 200, haze, 0.6),
    )
    for (let i = 0; i < 4; i++) {
      const t = i / 3
      const side = (i + index) % 2 ? -1 : 1
      const start = y + 60 + i * 110
      const points = along(-20, 1100, 40, (x) => {
        const u = side > 0 ? (1100 - x) / 1120 : (x + 20) / 1120
        return (
          start +
          190 +
          120 * t -
          (1 - u) ** 1.7 * (430 + 160 * t) +
          Math.sin(x / 70 + i * 3) * 9 +
          Math.sin(x / 23 + i) * 4
        )
      })
      const colour = mix(mix(palette.far, haze, 0.22), palette.near, 0.12 + t * 0.5)
      sheet.add(
        range(sheet, points, { colour, mist: haze, y: start + 640 }),
        grove(random, points, { colour, count: 30, size: 9 + i * 4, kind: i % 2 ? 'round' : 'spire' }),
      )
    }
    const soil = mix(palette.far, palette.near, 0.62)
    sheet.add(
      path(
        ground(
          along(-20, 1100, 8, (x) => y + 540 + Math.sin(x / 200 + index) * 26),
          1920,
        ),
        { fill: sheet.linear([mix(soil, palette.far, 0.4), soil, shade(palette.near, -0.1)]) },
      ),
    )
    const left = []
    const right = []
    for (let i = 0; i <= 24; i++) {
      const t = i / 24
      const py = y + 545 + (1390 - (y - 520)) * t ** 1.5
      const px = cx + Math.sin(t * 5.2 + index) * 250 * (0.15 + t * 0.85) + (index % 2 ? 1 : -1) * 60 * t
      const w = 5 + 210 * t ** 1.6
      left.push([px - w, py])
      right.push([px + w, py])
    }
    sheet.add(
      path(
        `M${left.map((p) => p.map(Math.round).join(' ')).join('L')}L${right
          .reverse()
          .map((p) => p.map(Math.round).join(' '))
          .join('L')}Z`,
        { fill: mix(palette.sun, palette.far, 0.35) },
      ),
    )
    const home = house(
      110,
      80,
      { wall: mix('#FFF6E4', palette.far, 0.25), light: '#FFF6E4', dark: palette.near, glow: palette.accent },
      () => random.chance(0.5),
    )
    sheet.add(
      place(cx + 300, y + 640, 0.8, home),
      place(cx + 390, y + 668, 1, home),
      place(cx - 330, y + 700, 1.1, home),
    )
    const edge = along(-20, 1100, 30, (x) => 1820 - Math.abs(x - 540) ** 1.5 * 0.018 + Math.sin(x / 60) * 8)
    sheet.add(
      path(ground(edge, 1960), { fill: palette.near }),
      grove(
        random,
        edge.filter(([px]) => Math.abs(px - 540) > 320),
        { colour: palette.near, count: 40, size: 26, kind: 'round' },
      ),
    )
  },
}
