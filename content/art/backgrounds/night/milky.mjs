import { mix } from '../../lib/colour.mjs'
import { createNoise } from '../../lib/prng.mjs'
import { sky, stars } from '../../parts/sky.mjs'
import { swell } from '../../parts/dunes.mjs'
import { camel, tent } from '../../parts/travellers.mjs'
import { glow } from '../../lib/light.mjs'
import { circle, n, path, place } from '../../lib/svg.mjs'

/** The milky way over the sand, woven from thousands of points. @type {import('../types.mjs').Composition} */
export const milky = {
  nouns: ['درب التبانة', 'نهر النجوم', 'سماء الصحراء'],
  tags: ['night', 'desert', 'nature'],
  palettes: ['night', 'plum', 'sea', 'moon', 'ember', 'lilac'],
  draw({ sheet, random, palette, index }) {
    sky(sheet, palette, 1)
    const tilt = [0.55, -0.62, 0.25, -0.3, 0.8, -0.15][index % 6]
    const noise = createNoise(random, 3)
    const spine = (t) => [540 + (t - 0.5) * 1900 * tilt + noise(t * 3) * 90, -100 + t * 1900]
    for (let i = 0; i < 9; i++) {
      const [x, y] = spine(i / 9 + 0.03)
      sheet.add(
        glow(
          sheet,
          x,
          y,
          random.range(260, 430),
          mix(palette.sky.at(-1), i % 3 === 1 ? '#F0A5C0' : '#FFFFFF', 0.3),
          0.34,
        ),
      )
    }
    const layers = ['', '', '']
    for (let i = 0; i < 2100; i++) {
      const [sx, sy] = spine(random.next())
      const off = (random.next() + random.next() + random.next() - 1.5) * 260
      const k = random.int(0, 2)
      const r = [1, 1.5, 2.4][k]
      if (k === 2 && random.chance(0.8)) continue
      layers[k] += `M${n(sx + off)} ${n(sy + off * -tilt * 0.6)}h${r * 2}v${r * 2}h${-r * 2}z`
    }
    layers.forEach((d, i) =>
      sheet.add(
        path(d, {
          fill: i === 2 ? '#FFFFFF' : mix(palette.sun, palette.sky.at(-1), 0.2),
          opacity: [0.75, 0.8, 0.95][i],
        }),
      ),
    )
    sheet.add(stars(random, palette, { count: 200, height: 1500, sparks: 12 }))
    for (let i = 0; i < 3; i++)
      sheet.add(
        swell(sheet, random, {
          y: 1500 + i * 130,
          amplitude: 60,
          colour: mix(palette.far, palette.near, 0.35 + i * 0.32),
          waves: 0.8,
        }).markup,
      )
    const warm = mix(palette.accent, palette.near, 0.3)
    if (index % 3 === 0)
      sheet.add(place(620, 1520, 0.9, camel({ body: palette.near, cloth: warm, rider: palette.near })))
    if (index % 3 === 1)
      sheet.add(
        glow(sheet, 420, 1590, 260, '#FFB45A', 0.6),
        place(420, 1640, 0.9, tent({ cloth: warm, dark: palette.near, stripe: palette.accent })),
      )
    if (index % 3 === 2)
      sheet.add(
        circle(560, 1490, 11, { fill: palette.near }),
        path('M560 1500C540 1504 538 1540 536 1580L588 1580C584 1540 580 1504 560 1500Z', { fill: palette.near }),
      )
  },
}
