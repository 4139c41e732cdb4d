/**
 * Girih by Hankin's "polygons in contact": from the middle of every edge of a tiling two rays leave at the contact angle
 * and run until they meet others. (E. H. Hankin 1925; C. S. Kaplan, "Islamic star patterns from polygons in contact", 2005.)
 * @typedef {import('./path.mjs').Point} Point
 * @typedef {object} Tile
 * @property {Point[]} points corners
 * @property {string} kind what it is coloured by; `gap` tiles are irregular and their rays are matched by length
 * @property {number} [reach] how many neighbours a ray crosses before it bends: 1 for a plain star
 *
 * @typedef {object} Star
 * @property {string} kind
 * @property {Point[]} centre one point
 * @property {Point[][]} layers closed outlines to fill, from the whole star inwards
 * @property {Point[][]} strands what the strap follows
 * @property {[Point, number[]][]} overs crossings, and the direction of the strand that passes over
 */

const sub = (a, b) => [a[0] - b[0], a[1] - b[1]]
const cross = (a, b) => a[0] * b[1] - a[1] * b[0]
const dot = (a, b) => a[0] * b[0] + a[1] * b[1]

/** How far along each ray the two meet; halfway when they face each other on one line; undefined when they do not. */
function distances(p, u, q, v) {
  const turn = cross(u, v)
  const gap = sub(q, p)
  if (Math.abs(turn) < 1e-4)
    return Math.abs(cross(gap, u)) < 1e-3 && dot(gap, u) > 0 && dot(u, v) < 0
      ? [Math.hypot(...gap) / 2, Math.hypot(...gap) / 2]
      : undefined
  return [cross(gap, v) / turn, cross(gap, u) / turn]
}

/** @param {Point[]} points the same corners, always the same way round */
function oriented(points) {
  const area = points.reduce((sum, p, i) => sum + cross(p, points[(i + 1) % points.length]), 0)
  return area < 0 ? [...points].reverse() : points
}

/** Both rays of every edge: `[middle, forwards, backwards]`. */
function raysOf(points, angle) {
  const turn = (angle * Math.PI) / 180
  return points.map((p, i) => {
    const q = points[(i + 1) % points.length]
    const along = Math.atan2(q[1] - p[1], q[0] - p[0])
    const unit = (a) => [Math.cos(a), Math.sin(a)]
    return {
      at: /** @type {Point} */ ([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]),
      forwards: unit(along + turn),
      backwards: unit(along + Math.PI - turn),
    }
  })
}

/** The star inside one tile; `angle` is the contact angle in degrees. @param {Tile} tile @param {number} angle @returns {Star} */
export function starOf(tile, angle) {
  const points = oriented(tile.points)
  const rays = raysOf(points, angle)
  const centre = [
    [points.reduce((s, p) => s + p[0], 0) / points.length, points.reduce((s, p) => s + p[1], 0) / points.length],
  ]
  return {
    kind: tile.kind,
    centre,
    ...(tile.kind === 'gap' ? matched(rays) : regularStar(rays, tile.reach ?? 1, centre[0])),
  }
}

function regularStar(rays, reach, centre) {
  const count = rays.length
  const hit = (i, k) => {
    const [from, to] = [rays[i], rays[(i + k) % count]]
    const [t] = distances(from.at, from.forwards, to.at, to.backwards) ?? [0]
    return /** @type {Point} */ ([from.at[0] + from.forwards[0] * t, from.at[1] + from.forwards[1] * t])
  }
  const layers = []
  for (let k = 1; k <= reach; k++) {
    const outline = rays.flatMap((ray, i) => [k === 1 ? ray.at : hit(i, k - 1), hit(i, k)])
    const angleOf = (p) => Math.atan2(p[1] - centre[1], p[0] - centre[0])
    layers.push(outline.sort((a, b) => angleOf(a) - angleOf(b)))
  }
  const strands = rays.map((ray, i) => [ray.at, hit(i, reach), rays[(i + reach) % count].at])
  const overs = rays.flatMap((ray, i) => [
    [ray.at, ray.forwards],
    ...Array.from({ length: reach - 1 }, (_, k) => [
      hit(i, k + 1),
      k % 2 ? ray.forwards : rays[(i + k + 1) % count].backwards,
    ]),
  ])
  return { layers, strands, overs }
}

/** Pairs the rays of an irregular tile, nearest meetings first, then follows the pairs round into outlines. */
function matched(rays) {
  const ends = rays.flatMap((ray, i) => [
    { i, at: ray.at, u: ray.forwards },
    { i, at: ray.at, u: ray.backwards },
  ])
  const meetings = []
  ends.forEach((a, x) =>
    ends.slice(x + 1).forEach((b, y) => {
      const t = a.i === b.i ? undefined : distances(a.at, a.u, b.at, b.u)
      if (t && t[0] > 1e-6 && t[1] > 1e-6)
        meetings.push({
          x,
          y: x + 1 + y,
          length: t[0] + t[1],
          point: [a.at[0] + a.u[0] * t[0], a.at[1] + a.u[1] * t[0]],
        })
    }),
  )
  const partner = new Map()
  for (const m of meetings.sort((a, b) => a.length - b.length || a.x - b.x)) {
    if (partner.has(m.x) || partner.has(m.y)) continue
    partner.set(m.x, { to: m.y, point: m.point })
    partner.set(m.y, { to: m.x, point: m.point })
  }
  const layers = []
  const seen = new Set()
  for (let start = 0; start < ends.length; start += 2) {
    const outline = []
    for (let at = start; !seen.has(at) && partner.has(at);) {
      const { to, point } = partner.get(at)
      outline.push(ends[at].at, point)
      seen.add(at).add(to)
      at = to ^ 1
    }
    if (outline.length > 2) layers.push(outline)
  }
  const strands = [...partner]
    .filter(([x, { to }]) => x < to)
    .map(([x, { to, point }]) => [ends[x].at, point, ends[to].at])
  return { layers, strands, overs: rays.map((ray) => [ray.at, ray.forwards]) }
}
