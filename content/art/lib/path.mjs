/** Path data from points. A point is `[x, y]`. @typedef {[number, number]} Point */
import { n } from './svg.mjs'

const pair = ([x, y]) => `${n(x)} ${n(y)}`

/** Straight lines. @param {readonly Point[]} points @param {boolean} [closed] */
export const lines = (points, closed = true) => `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`

/** A Catmull-Rom curve through the points, as Béziers. @param {readonly Point[]} points @param {boolean} [closed] */
export function smooth(points, closed = false, tension = 6) {
  const count = points.length
  const at = (i) => (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))])
  let d = `M${pair(points[0])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${pair([p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension])} ${pair([p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension])} ${pair(p2)}`
  }
  return closed ? `${d}Z` : d
}

/** Ground under a curve: down to `floor` and closed. @param {readonly Point[]} points @param {number} floor */
export const ground = (points, floor, curved = true) => {
  const top = curved ? smooth(points) : lines(points, false)
  return `${top}L${pair([points[points.length - 1][0], floor])}L${pair([points[0][0], floor])}Z`
}

/** Points along x at even steps. @param {number} from @param {number} to @param {number} steps @param {(x: number, t: number) => number} y @returns {Point[]} */
export const along = (from, to, steps, y) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const x = from + (to - from) * t
    return [x, y(x, t)]
  })

/** @param {number} cx @param {number} cy @param {number} radius @param {number} angle radians @returns {Point} */
export const polar = (cx, cy, radius, angle) => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]

/** A regular polygon, first vertex at `turn` radians. @returns {Point[]} */
export const regular = (sides, cx, cy, radius, turn = -Math.PI / 2) =>
  Array.from({ length: sides }, (_, i) => polar(cx, cy, radius, turn + (i * 2 * Math.PI) / sides))

/** A star with straight sides. @returns {Point[]} */
export const star = (tips, cx, cy, outer, inner, turn = -Math.PI / 2) =>
  Array.from({ length: tips * 2 }, (_, i) => polar(cx, cy, i % 2 ? inner : outer, turn + (i * Math.PI) / tips))

/** Khatam: two squares laid across each other; the eight-pointed star. @returns {Point[]} */
export const khatam = (cx, cy, radius, turn = -Math.PI / 2) =>
  star(8, cx, cy, radius, radius * (Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8)), turn)

/** A leaf from (0,0) pointing up to (0,-length). */
export const leaf = (length, width, lean = 0) =>
  `M0 0C${n(-width)} ${n(-length * 0.3)} ${n(-width * 0.7 + lean)} ${n(-length * 0.75)} ${n(lean)} ${n(-length)}C${n(width * 0.7 + lean)} ${n(-length * 0.75)} ${n(width)} ${n(-length * 0.3)} 0 0Z`

/** A crescent opening to the right of `turn` degrees; centre of the outer disc at (cx, cy). */
export function crescent(cx, cy, radius, phase = 0.72, turn = -30) {
  const a = (turn * Math.PI) / 180
  const tip1 = polar(cx, cy, radius, a - 0.95)
  const tip2 = polar(cx, cy, radius, a + 0.95)
  return `M${pair(tip1)}A${n(radius)} ${n(radius)} 0 1 0 ${pair(tip2)}A${n(radius * (1.56 - phase))} ${n(radius * (1.56 - phase))} 0 1 1 ${pair(tip1)}Z`
}

/** Pointed horseshoe-less arch, from the left foot over the top to the right foot (open). */
export function arch(cx, foot, width, height, point = 0.5) {
  const h = width / 2
  const spring = foot - height + h * (0.8 + point * 0.6)
  return `M${n(cx - h)} ${n(foot)}L${n(cx - h)} ${n(spring)}C${n(cx - h)} ${n(spring - h * 0.75)} ${n(cx - h * 0.45)} ${n(foot - height + h * 0.28 * (0.4 + point))} ${n(cx)} ${n(foot - height)}C${n(cx + h * 0.45)} ${n(foot - height + h * 0.28 * (0.4 + point))} ${n(cx + h)} ${n(spring - h * 0.75)} ${n(cx + h)} ${n(spring)}L${n(cx + h)} ${n(foot)}`
}
