import { mix, shade } from '../lib/colour.mjs'
import { glow } from '../lib/light.mjs'
import { scenes } from '../lib/scenes.mjs'
import { createRandom } from '../lib/prng.mjs'
import { circle, createSheet, place, rect } from '../lib/svg.mjs'
import { dome, house, minaret } from '../parts/buildings.mjs'
import { birds, cloud, stars } from '../parts/sky.mjs'
import { height, width } from './film.mjs'

/** Day comes up behind the domes, windows go out, and it sinks back. @type {import('./film.mjs').Film} */
export const sunrise = {
  slug: 'sunrise',
  seconds: 10,
  poster: 0.5,
  frame: (t) => {
    const day = 0.5 - 0.5 * Math.cos(t * Math.PI * 2)
    const sheet = createSheet(width, height)
    const from = ['#0C1638', '#1E3768', '#4A5F96', '#A77F9A']
    const to = ['#3F8FC0', '#9CC9D0', '#F9D88E', '#FFE9B4']
    const sky = from.map((c, i) => mix(c, to[i], day))
    sheet.fill(sheet.linear(sky.map((c, i) => [i * 0.24, c])))
    if (day < 0.6)
      sheet.add(
        `<g opacity="${(1 - day / 0.6).toFixed(2)}">${stars(createRandom('film-sunrise'), scenes.night, { width, height: 380, count: 130, sparks: 6 }).join('')}</g>`,
      )
    const sunY = 560 - day * 330
    sheet.add(
      glow(sheet, 690, sunY, 520, '#FFE2A0', 0.25 + 0.55 * day),
      circle(690, sunY, 74, { fill: mix('#F5A063', '#FFF6DC', day) }),
      cloud(140, 190, 240, mix('#6E7AA8', '#FFFFFF', day), 0.55),
      cloud(930, 130, 210, mix('#6E7AA8', '#FFFFFF', day), 0.5),
    )
    sheet.add(
      `<g opacity="${day.toFixed(2)}">${birds(createRandom('film-sunrise-birds'), 380, 250 - day * 30, 100, 7, '#5B4A5A')}</g>`,
    )
    const random = createRandom('film-sunrise-town')
    for (let row = 0; row < 4; row++) {
      const k = row / 3
      const base = mix(mix('#4A5A8C', '#0B1230', k), mix('#E9B27A', '#7A3A34', k), day)
      const look = {
        wall: base,
        light: mix(base, '#FFE9B4', 0.1 + 0.18 * day),
        dark: shade(base, -0.3),
        glow: mix('#FFD277', shade(base, -0.3), Math.min(1, day * 1.6)),
        metal: mix('#8C7A50', '#F5C451', day),
      }
      const y = 470 + row * 74
      for (let x = -30; x < width + 60;) {
        const w = random.range(80, 130) + row * 14
        sheet.add(
          place(
            x,
            y + 110,
            1,
            house(w, random.range(90, 170) + row * 8, look, () => random.chance(0.5), row > 0),
          ),
        )
        x += w * random.range(0.86, 1)
      }
      if (row < 3) {
        const dx = [430, 930, 230][row]
        sheet.add(
          place(dx, y - 6, 0.62, dome(210 + row * 20, look, 0.1)),
          rect(dx - 70, y - 8, 140, 120, { fill: look.wall }),
          place([820, 330, 1110][row], y + 80, 0.62, minaret(500 - row * 30, look)),
        )
      }
      sheet.add(
        rect(0, y - 60, width, 170, {
          fill: sheet.linear([
            [0, sky[3], 0],
            [1, sky[3], 0.3 * (1 - k)],
          ]),
        }),
      )
    }
    return sheet.toString()
  },
}
