import { mix, shade } from '../../lib/colour.mjs'
import { circle, ellipse, group, mirror, n, path, place } from '../../lib/svg.mjs'
import { along, ground, lines, smooth } from '../../lib/path.mjs'

/** A flat fish 120 long, swimming left. */
const fish = (body, fin, belly) =>
  path('M-60 0C-40 -34 10 -38 44 -8C54 -22 66 -28 76 -28C68 -10 68 10 76 28C66 28 54 22 44 8C10 38 -40 34 -60 0Z', {
    fill: body,
  }) +
  path('M-10 -28C4 -46 22 -44 28 -40C22 -34 20 -26 18 -22ZM-4 28C6 42 20 42 24 38C18 32 16 28 14 24Z', { fill: fin }) +
  path('M-58 3C-40 24 6 30 40 8C10 18 -30 16 -58 3Z', { fill: belly }) +
  circle(-38, -6, 5, { fill: '#FFFFFF' }) +
  circle(-39, -6, 2.6, { fill: '#10202A' }) +
  path('M-22 -20C-14 -8 -14 8 -22 20', { fill: 'none', stroke: fin, 'stroke-width': 4 })

/** Below the surface: light in shafts, weed, a shoal. @type {import('../types.mjs').Composition} */
export const deep = {
  nouns: ['تحت الماء', 'أعماق', 'سرب أسماك'],
  tags: ['sea', 'nature'],
  palettes: ['turquoise', 'night', 'sea', 'lilac', 'noon', 'mint'],
  draw({ sheet, random, palette, index }) {
    const top = mix(palette.sky.at(-1), palette.sky[1], 0.45)
    sheet.fill(sheet.linear([top, palette.sky[1], palette.sky[0], palette.near]))
    for (let i = 0; i < 6; i++) {
      const x = random.range(-100, 1100)
      const w = random.range(60, 190)
      sheet.add(
        path(
          lines([
            [x, -20],
            [x + w, -20],
            [x + w * 2.4 - 420, 1700],
            [x - 420 - w, 1700],
          ]),
          {
            fill: sheet.linear([
              [0, '#FFFFFF', 0.34],
              [1, '#FFFFFF', 0],
            ]),
          },
        ),
      )
    }
    const floor = [1560, 1640, 1500, 1600, 1540, 1620][index % 6]
    sheet.add(
      path(
        ground(
          along(-20, 1100, 8, (x) => floor - 190 + Math.sin(x / 150 + index) * 90),
          1920,
        ),
        { fill: mix(palette.sky[0], palette.near, 0.5), opacity: 0.6 },
      ),
    )
    for (let i = 0; i < 15; i++) {
      const [x, h, lean] = [random.range(0, 1080), random.range(240, 760), random.range(-60, 60)]
      const stem = smooth([
        [x, 1900],
        [x + lean * 0.6, 1900 - h * 0.35],
        [x - lean * 0.5, 1900 - h * 0.7],
        [x + lean, 1900 - h],
      ])
      const leaves = Array.from({ length: 7 }, (_, k) => {
        const t = (k + 1) / 8
        return ellipse(x + Math.sin(t * 7) * lean * 0.5 + (k % 2 ? 24 : -24), 1900 - h * t, 30, 9, {
          transform: `rotate(${k % 2 ? -34 : 34} ${n(x + (k % 2 ? 24 : -24))} ${n(1900 - h * t)})`,
        })
      })
      const colour = random.pick([
        mix(palette.near, '#2E9C7A', 0.4),
        mix(palette.near, palette.accent, 0.5),
        mix(palette.near, '#C4586B', 0.5),
      ])
      sheet.add(
        path(stem, { fill: 'none', stroke: colour, 'stroke-width': 9, 'stroke-linecap': 'round' }),
        group({ fill: colour }, leaves),
      )
    }
    sheet.add(
      path(
        ground(
          along(-20, 1100, 8, (x) => floor + 140 + Math.sin(x / 190 + index * 2) * 60),
          1920,
        ),
        { fill: shade(palette.near, -0.15) },
      ),
    )
    const look = index % 3
    const shoal = sheet.symbol(fish(palette.accent, shade(palette.accent, -0.25), mix(palette.accent, '#FFFFFF', 0.55)))
    const other = fish(mix(palette.sun, '#FFFFFF', 0.3), palette.far, '#FFFFFF')
    for (let i = 0; i < [13, 22, 9][look]; i++) {
      const a = random.range(0, 6.28)
      const d = random.next() ** 0.6
      sheet.add(
        `<use xlink:href="${shoal}" transform="translate(${n(560 + Math.cos(a) * d * 380)} ${n(820 + Math.sin(a) * d * [240, 420, 300][look])}) rotate(${n(random.range(-8, 8))}) scale(${n(random.range(0.6, [1.4, 0.9, 1.7][look]))})"/>`,
      )
    }
    sheet.add(mirror(250, 1290, 1.7, other), place(820, 480, 1, other))
    for (let i = 0; i < 26; i++)
      sheet.add(
        circle(random.range(60, 1020), random.range(200, 1700), random.range(4, 17), {
          fill: '#FFFFFF',
          'fill-opacity': 0.16,
          stroke: '#FFFFFF',
          'stroke-width': 2.5,
          'stroke-opacity': 0.6,
        }),
      )
  },
}
