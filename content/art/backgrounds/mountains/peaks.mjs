import { mix, shade } from '../../lib/colour.mjs'
import { fullMoon, sky, stars, streaks, sun } from '../../parts/sky.mjs'
import { grove, mist, range, ridge } from '../../parts/ridges.mjs'
import { path } from '../../lib/svg.mjs'
import { lines } from '../../lib/path.mjs'

/** One faceted mountain: a skeleton of ridges, every facet a tone of its own. */
function facets(random, x, y, width, height, light, dark) {
  const top = [x, y - height]
  const base = Array.from({ length: 11 }, (_, i) => [x + (i / 10 - 0.5) * width * 1.02, y + random.range(0, 40)])
  const middle = Array.from({ length: 7 }, (_, i) => {
    const u = i / 6 - 0.5
    return [
      x + u * width * 0.56 + random.range(-26, 26),
      y - height * (0.52 - Math.abs(u) * 0.3) + random.range(-50, 50),
    ]
  })
  const upper = Array.from({ length: 4 }, (_, i) => {
    const u = i / 3 - 0.5
    return [
      x + u * width * 0.2 + random.range(-14, 14),
      y - height * (0.8 - Math.abs(u) * 0.16) + random.range(-24, 24),
    ]
  })
  const tone = (px) =>
    mix(light, dark, Math.min(1, Math.max(0, (px - x) / (width * 0.42) + 0.5 + random.range(-0.22, 0.22))))
  const parts = []
  const facet = (points, snow = 0) => {
    const colour = mix(tone(points.reduce((s, p) => s + p[0], 0) / points.length), '#FFFFFF', snow)
    parts.push(path(lines(points), { fill: colour, stroke: colour, 'stroke-width': 1.5 }))
  }
  const strip = (a, b, snow) => {
    let i = 0
    let j = 0
    while (i < a.length - 1 || j < b.length - 1) {
      if (j >= b.length - 1 || (i < a.length - 1 && i / (a.length - 1) <= j / (b.length - 1))) {
        facet([a[i], a[i + 1], b[j]], snow)
        i++
      } else {
        facet([a[i], b[j], b[j + 1]], snow)
        j++
      }
    }
  }
  strip(middle, base, 0)
  strip(upper, middle, 0.1)
  for (let i = 0; i < 3; i++) facet([top, upper[i], upper[i + 1]], 0.5)
  return parts
}

/** @type {import('../types.mjs').Composition} */
export const peaks = {
  nouns: ['قمة', 'جبل شامخ', 'ذروة'],
  tags: ['nature'],
  palettes: ['frost', 'plum', 'dawn', 'turquoise', 'ember', 'night'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 0.72)
    const y = [1360, 1420, 1300, 1380, 1440, 1340][index % 6]
    const x = [540, 640, 420, 580, 500, 620][index % 6]
    if (palette.dark) sheet.add(stars(random, palette, { count: 220 }))
    if (palette.name === 'night') sheet.add(fullMoon(sheet, palette, 300, 380, 100))
    else
      sheet.add(
        sun(
          sheet,
          palette,
          index % 2 ? x : 1080 - x * 0.6,
          y - [900, 820, 700, 980, 780, 0][index % 6],
          [120, 230, 150, 90, 280, 0][index % 6],
          3.6,
        ),
        streaks(random, palette.sun, 420, 300, 4),
      )
    const haze = palette.sky.at(-1)
    const back = ridge(random, { y: y - 60, height: 340, rough: 5, peaks: 3 })
    sheet.add(range(sheet, back, { colour: mix(palette.far, haze, 0.45), mist: haze, y }))
    const light = mix(palette.far, palette.sun, 0.45)
    const dark = mix(palette.near, palette.far, 0.2)
    sheet.add(
      facets(random, x - 330, y + 20, 620, 440, mix(light, haze, 0.4), mix(dark, haze, 0.35)),
      facets(random, x + 380, y + 30, 700, 520, mix(light, haze, 0.3), mix(dark, haze, 0.28)),
    )
    sheet.add(
      facets(random, x, y + 60, 1060, [860, 760, 820, 940, 720, 880][index % 6], light, dark),
      mist(sheet, y + 20, 300, haze, 0.75),
    )
    for (let i = 0; i < 3; i++) {
      const points = ridge(random, { y: y + 130 + i * 170, height: 120, rough: 4, peaks: 2 })
      const colour = mix(mix(palette.far, palette.near, 0.55), shade(palette.near, -0.15), i / 2)
      sheet.add(
        range(sheet, points, { colour, mist: colour, y: 1920 }),
        grove(random, points, { colour, count: 60 - i * 8, size: 10 + i * 9, kind: 'spire' }),
      )
    }
  },
}
