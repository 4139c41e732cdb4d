import { mix, ramp, shade } from '../lib/colour.mjs'
import { glow } from '../lib/light.mjs'
import { scenes } from '../lib/scenes.mjs'
import { along, ground, smooth } from '../lib/path.mjs'
import { createRandom } from '../lib/prng.mjs'
import { circle, createSheet, ellipse, path, place } from '../lib/svg.mjs'
import { streaks } from '../parts/sky.mjs'
import { dhow } from '../parts/travellers.mjs'
import { cycle, height, width } from './film.mjs'

const scene = scenes.dusk

/** Evening waves that come and go. @type {import('./film.mjs').Film} */
export const waves = {
  slug: 'waves',
  seconds: 8,
  poster: 0.2,
  frame: (t) => {
    const random = createRandom('film-waves')
    const sheet = createSheet(width, height)
    sheet.fill(sheet.linear(scene.sky.map((c, i) => [(i / 3) * 0.6, c])))
    sheet.add(
      streaks(random, scene.sun, 250, 130, 6),
      glow(sheet, 640, 392, 420, scene.sun, 0.7),
      circle(640, 392 + cycle(t) * 3, 92, { fill: scene.sun }),
    )
    const horizon = 410
    const paint = [mix(scene.sky.at(-1), scene.far, 0.6), scene.far, scene.near]
    sheet.add(
      path(
        ground(
          [
            [-10, horizon],
            [width + 10, horizon],
          ],
          height,
        ),
        { fill: sheet.linear([paint[0], paint[1]], { user: true, x1: 0, y1: horizon, x2: 0, y2: 560 }) },
      ),
    )
    for (let i = 0; i < 20; i++)
      sheet.add(
        ellipse(
          640 + random.range(-40, 40) * (1 + i * 0.2) + cycle(t, 2, i * 0.17) * 10,
          horizon + 6 + i * 7,
          random.range(20, 90) * (0.7 + 0.3 * cycle(t, 3, i * 0.31)),
          2 + i * 0.14,
          { fill: scene.sun, opacity: 0.55 - i * 0.02 },
        ),
      )
    sheet.add(
      place(
        930,
        452 + cycle(t, 2) * 4,
        0.5,
        dhow({ hull: scene.near, trim: scene.accent, sail: '#3B2048', shadow: '#2B1740' }),
        cycle(t, 2, 0.2) * 2,
      ),
    )
    for (let i = 0; i < 5; i++) {
      const k = i / 4
      const y = 478 + i * 54 + cycle(t, 1, i * 0.21) * (8 + 7 * k)
      const size = 12 + 18 * k
      const way = i % 2 ? -1 : 1
      const points = along(
        -40,
        width + 40,
        30,
        (x) =>
          y -
          size * (1 - Math.abs(Math.sin(((x / (300 + i * 0)) * 0.5 + way * t * 1 + i * 0.23) * Math.PI)) ** 0.8) -
          size * 0.3 * Math.sin((x / 640 + t * way + i * 0.4) * Math.PI * 2),
      )
      const colour = ramp(paint.slice(1), k)
      const foam = [
        ...points,
        ...points.map(([x, py], j) => [x, py + size * (0.16 + 0.12 * Math.abs(Math.sin(j * 1.9 + i)))]).reverse(),
      ]
      sheet.add(
        path(ground(points, height), {
          fill: sheet.linear([shade(colour, 0.1), shade(colour, -0.12)], {
            user: true,
            x1: 0,
            y1: y - size,
            x2: 0,
            y2: y + 70,
          }),
        }),
        path(`${smooth(foam)}Z`, { fill: mix(colour, scene.sun, 0.62), opacity: 0.8 }),
      )
    }
    return sheet.toString()
  },
}
