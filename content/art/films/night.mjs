import { mix } from '../lib/colour.mjs'
import { glow } from '../lib/light.mjs'
import { scenes } from '../lib/scenes.mjs'
import { crescent, lines, star } from '../lib/path.mjs'
import { createRandom } from '../lib/prng.mjs'
import { circle, createSheet, path, use } from '../lib/svg.mjs'
import { swell } from '../parts/dunes.mjs'
import { palm } from '../parts/trees.mjs'
import { cycle, ease, height, width } from './film.mjs'

const scene = scenes.night

/** A thin moon, stars that breathe, palms in a light wind. @type {import('./film.mjs').Film} */
export const night = {
  slug: 'night',
  seconds: 8,
  poster: 0.3,
  frame: (t) => {
    const random = createRandom('film-night')
    const sheet = createSheet(width, height)
    sheet.fill(sheet.linear(scene.sky))
    for (let i = 0; i < 150; i++) {
      const [x, y, r, phase, turns] = [
        random.range(0, width),
        random.next() ** 1.4 * 540,
        random.range(1, 2.6),
        random.next(),
        random.int(1, 3),
      ]
      const light = 0.55 + 0.45 * cycle(t, turns, phase)
      sheet.add(
        i % 14
          ? circle(x, y, r, { fill: scene.sun, opacity: 0.25 + light * 0.6 })
          : path(lines(star(4, x, y, 7 + light * 9, 1.6 + light)), { fill: scene.sun, opacity: 0.5 + light * 0.5 }),
      )
    }
    const fall = ease(t, 0.55, 0.66)
    if (fall > 0 && fall < 1)
      sheet.add(
        path(`M${Math.round(1000 - fall * 420)} ${Math.round(70 + fall * 170)}l110 -44`, {
          stroke: '#FFFFFF',
          'stroke-width': 3,
          'stroke-linecap': 'round',
          opacity: Math.sin(fall * Math.PI),
        }),
      )
    sheet.add(
      glow(sheet, 860, 190, 300 + 16 * cycle(t, 1), scene.sun, 0.45),
      path(crescent(860, 190, 84, 0.72, -30), { fill: scene.sun }),
    )
    sheet.add(
      swell(sheet, createRandom('film-night-1'), {
        y: 560,
        amplitude: 34,
        colour: mix(scene.far, scene.near, 0.3),
        floor: height,
        width,
        waves: 1,
      }).markup,
    )
    const far = sheet.symbol(
      palm({
        trunk: mix(scene.near, scene.far, 0.4),
        leaves: mix(scene.near, scene.far, 0.4),
        under: mix(scene.near, scene.far, 0.55),
      }),
    )
    for (let i = 0; i < 6; i++)
      sheet.add(
        use(far, 80 + i * 220 + random.range(-50, 50), 610, random.range(0.5, 0.75), 2.2 * cycle(t, 1, i * 0.19)),
      )
    sheet.add(
      swell(sheet, createRandom('film-night-2'), {
        y: 640,
        amplitude: 22,
        colour: scene.near,
        floor: height,
        width,
        waves: 0.8,
      }).markup,
    )
    const tree = sheet.symbol(palm({ trunk: '#050A1A', leaves: '#050A1A', under: mix('#050A1A', scene.far, 0.18) }))
    for (const [i, [x, s, lean]] of [
      [190, 1.9, -4],
      [360, 1.35, 5],
      [1120, 2.1, 5],
      [960, 1.2, -3],
    ].entries())
      sheet.add(use(tree, x, 712, s, lean + 2.6 * cycle(t, 1, i * 0.14) + 0.7 * cycle(t, 3, i * 0.3)))
    return sheet.toString()
  },
}
