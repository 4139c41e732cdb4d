/** Sun, moon, stars, clouds and birds. */
import { circle, n, path, place, rect, group } from '../lib/svg.mjs'
import { crescent, lines, smooth, star } from '../lib/path.mjs'
import { mix } from '../lib/colour.mjs'
import { glow } from '../lib/light.mjs'

/** Fills the sheet with the scene's sky, the horizon at `horizon` parts of the height. */
export const sky = (sheet, scene, horizon = 0.7) =>
  sheet.fill(
    sheet.linear([
      ...scene.sky.map((colour, i) => [(i / (scene.sky.length - 1)) * horizon, colour]),
      [1, scene.sky.at(-1)],
    ]),
  )

/** A disc with light round it. */
export const sun = (sheet, scene, x, y, radius, halo = 4) => [
  glow(sheet, x, y, radius * halo, scene.sun, 0.75),
  circle(x, y, radius, { fill: sheet.linear([scene.sun, mix(scene.sun, '#F7A64A', 0.3)]) }),
]

/** A crescent with light round it. */
export const moon = (sheet, scene, x, y, radius, turn = -30) => [
  glow(sheet, x, y, radius * 3.6, scene.sun, 0.4),
  path(crescent(x, y, radius, 0.72, turn), { fill: scene.sun }),
]

/** A full moon with its seas. */
export const fullMoon = (sheet, scene, x, y, radius) => [
  glow(sheet, x, y, radius * 3.2, scene.sun, 0.5),
  circle(x, y, radius, { fill: scene.sun }),
  ...[
    [-0.3, -0.25, 0.28],
    [0.28, 0.05, 0.2],
    [-0.1, 0.42, 0.24],
    [0.42, -0.42, 0.12],
    [-0.55, 0.2, 0.1],
  ].map(([dx, dy, r]) =>
    circle(x + dx * radius, y + dy * radius, r * radius, { fill: mix(scene.sun, scene.sky[1], 0.16) }),
  ),
]

/** Dots and a few four-pointed sparks, thinner towards the horizon. */
export function stars(random, scene, { x = 0, y = 0, width = 1080, height = 1100, count = 150, sparks = 7 } = {}) {
  const groups = [1.4, 2.2, 3.2].map((radius) => {
    let d = ''
    for (let i = 0; i < count / (radius * 1.6); i++) {
      const [cx, cy] = [x + random.next() * width, y + random.next() ** 1.5 * height]
      d += `M${n(cx - radius)} ${n(cy)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`
    }
    return path(d, { fill: scene.sun, opacity: 0.35 + radius * 0.16 })
  })
  const bright = Array.from({ length: sparks }, () => {
    const size = random.range(9, 20)
    return lines(star(4, x + random.range(0.05, 0.95) * width, y + random.next() * height * 0.7, size, size * 0.16))
  }).join('')
  return [...groups, path(bright, { fill: scene.sun })]
}

/** Flat clouds of rounded bars, as in a paper cut. */
export function cloud(x, y, width, fill, opacity = 1) {
  const bar = (dx, dy, w, h) => rect(x + dx * width, y + dy * width, w * width, h * width, { rx: n((h * width) / 2) })
  return group(
    { fill, opacity },
    bar(0.12, 0, 0.55, 0.075),
    bar(0, 0.055, 0.8, 0.075),
    bar(0.3, 0.11, 0.7, 0.075),
    bar(0.36, -0.05, 0.24, 0.07),
  )
}

const wing = 'M0 0C-5 -9 -14 -12 -24 -8C-15 -8 -7 -4 0 5C7 -4 15 -8 24 -8C14 -12 5 -9 0 0Z'
const glide = 'M0 0C-6 -5 -15 -4 -26 2C-15 0 -7 2 0 5C7 2 15 0 26 2C15 -4 6 -5 0 0Z'

/** A loose flock. */
export const birds = (random, x, y, spread, count, fill) =>
  group(
    { fill },
    Array.from({ length: count }, () =>
      place(
        x + random.range(-spread, spread),
        y + random.range(-0.45, 0.45) * spread,
        random.range(0.5, 1.25),
        path(random.pick([wing, glide]), {}),
        random.range(-12, 12),
      ),
    ),
  )

/** Long thin streaks of cloud along the horizon. */
export function streaks(random, fill, y, height, count = 5) {
  return Array.from({ length: count }, (_, i) => {
    const [cx, cy, w] = [random.range(0, 1080), y + (height * i) / count, random.range(260, 680)]
    const h = random.range(5, 15)
    return path(
      smooth(
        [
          [cx - w / 2, cy],
          [cx - w / 6, cy - h],
          [cx + w / 5, cy - h * 0.6],
          [cx + w / 2, cy],
          [cx + w / 6, cy + h * 0.6],
          [cx - w / 4, cy + h * 0.5],
        ],
        true,
      ),
      { fill, opacity: n(random.range(0.25, 0.6)) },
    )
  })
}
