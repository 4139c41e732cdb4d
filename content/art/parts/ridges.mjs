/** Mountains: ridges by noise, mist between them. */
import { path, rect, group, n } from '../lib/svg.mjs'
import { ground, lines } from '../lib/path.mjs'
import { createNoise } from '../lib/prng.mjs'
import { mix, shade } from '../lib/colour.mjs'

/**
 * The skyline of a ridge.
 * @param {import('../lib/prng.mjs').Random} random
 * @param {{ y: number, height: number, rough?: number, peaks?: number, width?: number, table?: number }} look `table` cuts the tops flat: the plateau of the Jebel
 */
export function ridge(random, { y, height, rough = 5, peaks = 2.4, width = 1080, table = 0 }) {
  const noise = createNoise(random, rough)
  const steps = rough > 3 ? 96 : 26
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = -20 + ((width + 40) * i) / steps
    let v = 1 - Math.abs(noise((i / steps) * peaks) * 1.5)
    if (table) v = Math.min(v, 1 - table) + 0.08 * noise(i * 0.21 + 40)
    return /** @type {[number, number]} */ ([x, y - v * height])
  })
}

/** The ground under a ridge, lighter at the top and lost in mist at the foot. */
export const range = (sheet, points, { colour, mist, y, floor = 1920, curved = false }) =>
  path(ground(points, floor, curved), {
    fill: sheet.linear(
      [
        [0, shade(colour, 0.06)],
        [0.35, colour],
        [1, mix(colour, mist, 0.62)],
      ],
      { user: true, x1: 0, y1: Math.min(...points.map((p) => p[1])), x2: 0, y2: y },
    ),
  })

/** Shaded eastern faces: from every local peak a flank falls to one side. */
export function flanks(points, { colour, depth, side = 1, opacity = 0.35 }) {
  let d = ''
  for (let i = 3; i < points.length - 3; i++) {
    const [x, y] = points[i]
    if (points[i - 1][1] < y || points[i + 1][1] < y || points[i - 3][1] < y || points[i + 3][1] < y) continue
    let j = i
    while (j > 0 && j < points.length - 1 && j !== i + side * 9 && points[j + side][1] >= points[j][1] - 3) j += side
    const slope = points.slice(Math.min(i, j), Math.max(i, j) + 1)
    if (slope.length < 3) continue
    const down = side > 0 ? slope : slope.reverse()
    const reach = depth * Math.min(1, down.length / 7)
    const end = down.at(-1)
    d += lines([
      ...down,
      [end[0] - side * 6, end[1] + reach * 0.7],
      [x + side * reach * 0.22, y + reach],
      [x - side * reach * 0.06, y + reach * 0.62],
      [x + side * reach * 0.1, y + reach * 0.34],
    ])
  }
  return path(d, { fill: colour, opacity })
}

/** Snow or light on the heads of a ridge. */
export function caps(points, { colour, limit, opacity = 0.9 }) {
  let d = ''
  let run = []
  const close = () => {
    if (run.length > 3) {
      const below = run.map(([x, y], i) => [x, y + Math.max(0, limit - y) * (i % 2 ? 0.85 : 0.45) + 4]).reverse()
      d += lines([...run, ...below])
    }
    run = []
  }
  for (const point of points) {
    if (point[1] < limit) run.push(point)
    else close()
  }
  close()
  return path(d, { fill: colour, opacity })
}

/** A bank of mist. */
export const mist = (sheet, y, height, colour, strength = 0.7) =>
  rect(0, y - height / 2, sheet.width, height, {
    fill: sheet.linear([
      [0, colour, 0],
      [0.5, colour, strength],
      [1, colour, 0],
    ]),
  })

/** Small round trees or cypresses set along a ridge. */
export function grove(random, points, { colour, count, size, kind = 'round' }) {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = points[random.int(2, points.length - 3)]
    const s = size * random.range(0.6, 1.25)
    const px = x + random.range(-8, 8)
    if (kind === 'round')
      d += `M${n(px - s)} ${n(y - s * 0.5)}a${n(s)} ${n(s * 0.8)} 0 1 1 ${n(2 * s)} 0a${n(s)} ${n(s * 0.8)} 0 1 1 ${n(-2 * s)} 0`
    else d += `M${n(px)} ${n(y - s * 3.6)}L${n(px + s * 0.8)} ${n(y + 5)}L${n(px - s * 0.8)} ${n(y + 5)}Z`
  }
  return group({ fill: colour }, path(d, {}))
}
