/** Leaves and branches, growing up from (0, 0). */
import { mix } from '../../lib/colour.mjs'
import { leaf, smooth } from '../../lib/path.mjs'
import { group, n, path, place } from '../../lib/svg.mjs'

/** A leaf with a vein, pointing up from (0, 0). */
export const blade = (length, width, fill, vein, lean = 0) =>
  path(leaf(length, width, lean), { fill }) +
  path(`M0 0Q${n(lean * 0.2)} ${n(-length * 0.5)} ${n(lean * 0.9)} ${n(-length * 0.9)}`, {
    fill: 'none',
    stroke: vein,
    'stroke-width': n(Math.max(1.6, length * 0.022)),
  })

/**
 * A branch along points, with leaves on both sides.
 * @param {import('../../lib/path.mjs').Point[]} points
 */
export function branch(points, { stem, leaves, vein, size = 90, width = 24, count = 12, thick = 7, tip = true }) {
  const parts = [path(smooth(points), { fill: 'none', stroke: stem, 'stroke-width': thick, 'stroke-linecap': 'round' })]
  const at = (t) => {
    const x = Math.min(points.length - 1.001, t * (points.length - 1))
    const i = Math.floor(x)
    const f = x - i
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    return [0, 1].map(
      (k) =>
        p1[k] +
        0.5 *
          f *
          (p2[k] - p0[k] + f * (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k] + f * (3 * (p1[k] - p2[k]) + p3[k] - p0[k]))),
    )
  }
  for (let i = 0; i < count; i++) {
    const t = 0.06 + (0.9 * i) / count
    const [x, y] = at(t)
    const [x2, y2] = at(t + 0.02)
    const a = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI + 90
    const s = size * (0.62 + 0.5 * Math.sin(Math.PI * (0.2 + t * 0.75)))
    const colour = Array.isArray(leaves) ? leaves[i % leaves.length] : leaves
    parts.push(
      place(x, y, 1, blade(s, width * (s / size), colour, vein, i % 2 ? -s * 0.12 : s * 0.12), a + (i % 2 ? 48 : -48)),
    )
  }
  if (tip) {
    const [x, y] = at(0.999)
    const [x0, y0] = at(0.95)
    parts.push(
      place(
        x,
        y,
        1,
        blade(size * 0.7, width * 0.7, Array.isArray(leaves) ? leaves[0] : leaves, vein),
        (Math.atan2(y - y0, x - x0) * 180) / Math.PI + 90,
      ),
    )
  }
  return group({}, parts)
}

/** A palm leaf as a fan of straight blades, from (0, 0) up. */
export function fan(length, fill, vein, blades = 15) {
  const parts = []
  for (let i = 0; i < blades; i++) {
    const t = i / (blades - 1) - 0.5
    parts.push(
      group(
        { transform: `rotate(${n(t * 200)})` },
        path(leaf(length * (1 - Math.abs(t) * 0.5), length * 0.055), { fill: i % 2 ? fill : mix(fill, vein, 0.25) }),
      ),
    )
  }
  return group({}, path(`M-4 0L-3 ${n(length * 0.7)}L3 ${n(length * 0.7)}L4 0Z`, { fill: vein }), parts)
}

/** A feather palm leaf along the y axis, up from (0, 0). */
export function feather(length, fill, vein, pairs = 15) {
  let d = ''
  const parts = []
  for (let i = 0; i < pairs; i++) {
    const t = (i + 1) / (pairs + 1)
    const s = length * 0.34 * Math.sin(Math.PI * (0.18 + t * 0.8))
    for (const side of [-1, 1]) parts.push(place(0, -length * t, 1, path(leaf(s, s * 0.12), {}), side * (62 - t * 34)))
    d = `M0 0L0 ${n(-length)}`
  }
  return group(
    {},
    group({ fill }, parts),
    path(d, { stroke: vein, 'stroke-width': n(length * 0.016), 'stroke-linecap': 'round' }),
  )
}
