import { mix } from '../lib/colour.mjs'
import { scenes } from '../lib/scenes.mjs'
import { createRandom } from '../lib/prng.mjs'
import { createSheet, n } from '../lib/svg.mjs'
import { grove, mist, range, ridge } from '../parts/ridges.mjs'
import { cloud, sun } from '../parts/sky.mjs'
import { cycle, height, width } from './film.mjs'

const scene = scenes.dawn
const flock = (() => {
  const random = createRandom('film-birds')
  return Array.from({ length: 21 }, (_, i) => ({
    dx: Math.ceil(i / 2) * 46 + random.range(-10, 10),
    dy: (i % 2 ? 1 : -1) * Math.ceil(i / 2) * 17 + random.range(-9, 9),
    phase: random.next(),
    turns: random.int(13, 17),
    size: random.range(0.8, 1.1),
  }))
})()

/** A bird whose wings are at `beat`, -1 down to 1 up. */
const bird = (beat) =>
  `M0 0C-6 ${n(-5 - beat * 9)} -16 ${n(-8 - beat * 16)} -30 ${n(-beat * 17)}C-17 ${n(-2 - beat * 7)} -8 ${n(1 - beat * 2)} 0 6C8 ${n(1 - beat * 2)} 17 ${n(-2 - beat * 7)} 30 ${n(-beat * 17)}C16 ${n(-8 - beat * 16)} 6 ${n(-5 - beat * 9)} 0 0Z`

/** A flock comes near, turns and goes into the distance. @type {import('./film.mjs').Film} */
export const birds = {
  slug: 'birds',
  seconds: 8,
  poster: 0.42,
  frame: (t) => {
    const sheet = createSheet(width, height)
    sheet.fill(sheet.linear(scene.sky.map((c, i) => [(i / 3) * 0.72, c])))
    sheet.add(
      sun(sheet, scene, 930, 300, 78, 4.5),
      cloud(((90 + t * 1560) % 1560) - 280, 110, 260, '#FFF3E6', 0.4),
      cloud(((900 + t * 1560) % 1560) - 280, 200, 200, '#FFF3E6', 0.3),
    )
    const haze = scene.sky.at(-1)
    const random = createRandom('film-birds-hills')
    const hills = Array.from({ length: 5 }, (_, i) => ({
      points: ridge(random, { y: 470 + i * 66, height: 170 - i * 18, rough: 4, peaks: 2.4, width }),
      colour: mix(mix(scene.far, haze, 0.45), scene.near, i / 4),
    }))
    const draw = ({ points, colour }, i) => {
      sheet.add(range(sheet, points, { colour, mist: haze, y: 640 + i * 60, floor: height }))
      if (i < 3) sheet.add(mist(sheet, 520 + i * 66 + cycle(t, 1, i * 0.3) * 6, 120, haze, 0.35))
    }
    draw(hills[0], 0)
    draw(hills[1], 1)
    const scaleAt = (k) => 1.25 - 1.1 * k
    const paths = flock.map(({ dx, dy, phase, turns, size }) => {
      const k = t
      const s = scaleAt(k)
      const x = width + 160 - k * (width + 60) + dx * s
      const y = 470 - Math.sin(k * Math.PI * 0.9) * 300 + k * 90 + dy * s + 6 * Math.sin((k * 3 + phase) * Math.PI * 2)
      return `<path transform="translate(${n(x)} ${n(y)}) scale(${(s * size).toFixed(2)})" d="${bird(cycle(t, turns, phase))}"/>`
    })
    sheet.add(`<g fill="${scene.near}" opacity="${(t > 0.9 ? (1 - t) * 10 : 1).toFixed(2)}">${paths.join('')}</g>`)
    for (let i = 2; i < 5; i++) draw(hills[i], i)
    sheet.add(
      grove(createRandom('film-birds-trees'), hills[4].points, {
        colour: hills[4].colour,
        count: 90,
        size: 9,
        kind: 'spire',
      }),
    )
    return sheet.toString()
  },
}
