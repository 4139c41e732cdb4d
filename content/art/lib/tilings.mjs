/**
 * Tilings for girih: one cell of regular polygons and its lattice, for an edge of length 1.
 * @typedef {import('./girih.mjs').Tile} Tile
 * @typedef {object} Tiling
 * @property {[number, number][]} basis
 * @property {number} angle contact angle in degrees
 * @property {Tile[]} cell
 */
import { polar } from './path.mjs'

const rad = (degrees) => (degrees * Math.PI) / 180
const radiusOf = (sides) => 1 / (2 * Math.sin(Math.PI / sides))
const apothemOf = (sides) => 1 / (2 * Math.tan(Math.PI / sides))
const corner = (sides, [x, y], degrees) => polar(x, y, radiusOf(sides), rad(degrees))

/** A polygon whose first edge's outward normal points at `turn` degrees. */
function polygon(sides, [cx, cy], turn = 0, reach = 1) {
  return {
    points: Array.from({ length: sides }, (_, i) => corner(sides, [cx, cy], turn + ((2 * i - 1) * 180) / sides)),
    kind: `n${sides}`,
    reach,
  }
}

const s3 = Math.sqrt(3)
const hexagonal = (step) => [
  [step, 0],
  [step / 2, (step * s3) / 2],
]
const square = (step) => [
  [step, 0],
  [0, step],
]
const dir = (length, degrees) => polar(0, 0, length, rad(degrees))

/** Polygons that share edges on a square lattice; the four-armed gap is a tile of its own. */
function withGap(sides, reach, angle) {
  const step = 2 * apothemOf(sides)
  const gap = [
    [0, 0],
    [step, 0],
    [step, step],
    [0, step],
  ].flatMap((centre, k) =>
    Array.from({ length: sides / 4 - 1 }, (_, i) =>
      corner(sides, centre, 90 * k + ((2 * (sides / 4 - 1 - i) + 1) * 180) / sides),
    ),
  )
  return { basis: square(step), angle, cell: [polygon(sides, [0, 0], 0, reach), { points: gap, kind: 'gap' }] }
}

/** Decagons and bow ties. */
function decagons(reach, angle) {
  const step = 2 * apothemOf(10)
  const [a, b] = [dir(step, 0), dir(step, 72)]
  const c = [a[0] + b[0], a[1] + b[1]]
  const tie = [
    corner(10, [0, 0], 18),
    corner(10, a, 126),
    corner(10, a, 90),
    corner(10, c, 198),
    corner(10, b, 306),
    corner(10, b, 270),
  ]
  return { basis: [a, b], angle, cell: [polygon(10, [0, 0], 0, reach), { points: tie, kind: 'gap' }] }
}

/** Octagons and squares, 4.8.8. */
const octagons = (reach, angle) => ({
  basis: square(1 + Math.SQRT2),
  angle,
  cell: [polygon(8, [0, 0], 0, reach), polygon(4, [(1 + Math.SQRT2) / 2, (1 + Math.SQRT2) / 2], 45)],
})

/** Dodecagons and triangles, 3.12.12. */
const dodecagons = (reach, angle) => ({
  basis: hexagonal(2 + s3),
  angle,
  cell: [
    polygon(12, [0, 0], 0, reach),
    polygon(3, [(2 + s3) / 2, (2 + s3) / (2 * s3)], 90),
    polygon(3, [(2 + s3) / 2, -(2 + s3) / (2 * s3)], -90),
  ],
})

/** Dodecagons, hexagons and squares, 4.6.12. */
const grand = (reach, angle) => ({
  basis: hexagonal(3 + s3),
  angle,
  cell: [
    polygon(12, [0, 0], 0, reach),
    ...[0, 60, 120].map((t) => polygon(4, dir((3 + s3) / 2, t), t)),
    ...[30, 90].map((t) => polygon(6, dir((3 + s3) / s3, t), t)),
  ],
})

/** Hexagons, squares and triangles, 3.4.6.4. */
const lace = (angle) => ({
  basis: hexagonal(1 + s3),
  angle,
  cell: [
    polygon(6, [0, 0]),
    ...[0, 60, 120].map((t) => polygon(4, dir((1 + s3) / 2, t), t)),
    ...[30, 90].map((t) => polygon(3, dir((1 + s3) / s3, t), t)),
  ],
})

/** @type {Record<string, Tiling>} */
export const tilings = {
  eight: octagons(2, 67.5),
  eightCalm: octagons(1, 45),
  eightFine: octagons(2, 72),
  six: {
    basis: hexagonal(2),
    angle: 60,
    cell: [polygon(6, [0, 0], 30), polygon(3, [0, -2 / s3], 90), polygon(3, [0, 2 / s3], -90)],
  },
  twelve: dodecagons(3, 60),
  twelveOpen: dodecagons(2, 45),
  grand: grand(3, 60),
  grandSoft: grand(2, 54),
  lace: lace(60),
  laceSoft: lace(50),
  ten: decagons(2, 54),
  tenOpen: decagons(1, 54),
  twelveSquare: withGap(12, 3, 60),
  twelveStar: withGap(12, 2, 52),
  sixteen: withGap(16, 4, 67.5),
  sixteenOpen: withGap(16, 3, 56),
}

/** Every lattice point whose cell may touch the box. @returns {Generator<[number, number]>} */
export function* lattice(box, [a, b], margin) {
  const det = a[0] * b[1] - a[1] * b[0]
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([u, v]) => [u * (box.width / 2 + margin), v * (box.height / 2 + margin)])
  const is = corners.map(([x, y]) => (x * b[1] - y * b[0]) / det)
  const js = corners.map(([x, y]) => (a[0] * y - a[1] * x) / det)
  for (let i = Math.floor(Math.min(...is)); i <= Math.max(...is); i++) {
    for (let j = Math.floor(Math.min(...js)); j <= Math.max(...js); j++) {
      const x = i * a[0] + j * b[0]
      const y = i * a[1] + j * b[1]
      if (Math.abs(x) < box.width / 2 + margin && Math.abs(y) < box.height / 2 + margin)
        yield [box.x + box.width / 2 + x, box.y + box.height / 2 + y]
    }
  }
}
