import { mix, ramp } from '../lib/colour.mjs'
import { glow } from '../lib/light.mjs'
import { scenes } from '../lib/scenes.mjs'
import { createRandom } from '../lib/prng.mjs'
import { circle, createSheet, place } from '../lib/svg.mjs'
import { barchan, swell } from '../parts/dunes.mjs'
import { caravan } from '../parts/travellers.mjs'
import { stars } from '../parts/sky.mjs'
import { ease, height, width } from './film.mjs'

const { dusk, saffron, clay } = scenes

/** The sun crosses the sky and the shades of the dunes turn with it. @type {import('./film.mjs').Film} */
export const dunes = {
  slug: 'dunes',
  seconds: 9,
  poster: 0.42,
  frame: (t) => {
    const sheet = createSheet(width, height)
    const day = (0.5 - 0.5 * Math.cos(t * Math.PI * 2)) ** 0.7
    const evening = dusk.sky
    const noon = [saffron.sky[0], saffron.sky[1], '#FAD493', saffron.sky[2]]
    const sky = evening.map((c, i) => mix(c, noon[i], day))
    sheet.fill(sheet.linear(sky.map((c, i) => [(i / 3) * 0.7, c])))
    if (day < 0.75)
      sheet.add(
        `<g opacity="${(1 - day / 0.75).toFixed(2)}">${stars(createRandom('film-dunes-stars'), dusk, { width, height: 330, count: 120, sparks: 5 }).join('')}</g>`,
      )
    const a = Math.PI * (1.06 - 1.12 * t)
    const [x, y] = [640 + Math.cos(a) * 600, 500 - Math.sin(a) * 400]
    sheet.add(
      glow(sheet, x, y, 330, '#FFF3D0', 0.7 * Math.min(1, day * 3)),
      circle(x, y, 52, { fill: mix('#FFD98A', '#FFF8E4', day) }),
    )
    const turned = ease(t, 0.3, 0.7)
    const near = mix(dusk.near, clay.near, day * 0.7)
    const far = mix(dusk.far, saffron.far, day)
    const bright = mix(far, '#FFE9BE', 0.34 + day * 0.2)
    const dark = mix(near, far, 0.26)
    const contrast = 0.5 * Math.min(1, day * 1.6)
    const lean = contrast * (1 - 2 * turned)
    const [light, shadow] = [mix(dark, bright, 0.55 + lean), mix(dark, bright, 0.5 - lean)]
    sheet.add(
      swell(sheet, createRandom('film-dunes-1'), {
        y: 452,
        amplitude: 22,
        colour: mix(far, sky[3], 0.4),
        floor: height,
        width,
        waves: 1.6,
      }).markup,
    )
    sheet.add(
      barchan(sheet, {
        x: 210,
        y: 400,
        width: 460,
        height: 340,
        light: mix(light, sky[3], 0.3),
        dark: mix(shadow, sky[3], 0.3),
      }),
    )
    sheet.add(barchan(sheet, { x: 840, y: 330, width: 640, height: 440, light, dark: shadow }))
    sheet.add(
      swell(sheet, createRandom('film-dunes-2'), {
        y: 590,
        amplitude: 26,
        colour: ramp([far, near], 0.45),
        floor: height,
        width,
        waves: 0.9,
      }).markup,
    )
    const step = (t * 18) % 1 < 0.5 ? 1 : -0.6
    const walkers = caravan(4, 92, { body: near, cloth: mix(saffron.accent, near, 0.3), rider: near, step })
    sheet.add(place(width + 60 - t * (width + 520), 612, 0.62, walkers.join('')))
    sheet.add(
      swell(sheet, createRandom('film-dunes-3'), {
        y: 654,
        amplitude: 24,
        colour: ramp([far, near], 0.8),
        floor: height,
        width,
        waves: 0.8,
      }).markup,
    )
    return sheet.toString()
  },
}
