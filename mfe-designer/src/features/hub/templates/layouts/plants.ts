import { about, below, disc, rule, spots, type Compose, type Shape, type Spot } from './parts'

/** A flower of six petals. */
const flower = (x: number, y: number, size: number, petals: string, heart: string): Shape[] => [
  ...[0, 60, 120, 180, 240, 300].map((rotation) => {
    const turn = (rotation * Math.PI) / 180
    const [dx, dy] = [Math.cos(turn) * size * 0.28, Math.sin(turn) * size * 0.28]
    return about(
      'ellipse',
      x + dx,
      y + dy,
      { width: Math.max(24, size * 0.5), height: Math.max(24, size * 0.34) },
      { fill: petals, rotation },
    )
  }),
  disc(x, y, Math.max(24, size * 0.26), heart),
]

const frond = (x: number, y: number, size: number, rotation: number, fill: string): Shape =>
  about('ellipse', x, y, { width: size, height: Math.max(24, size * 0.3) }, { fill, rotation, opacity: 0.55 })

/** Flowers in two corners. */
export const flowers: Compose = ({ width: w, height: h, accent, paper, ink }) => {
  const bouquet = (turn: (x: number, y: number) => readonly [number, number], tilt: number): Shape[] => {
    const at = (x: number, y: number) => turn(x * w * 0.86, y * w * 0.86)
    return [
      frond(...at(0.36, 0.08), w * 0.16, tilt + 10, ink),
      frond(...at(0.32, 0.2), w * 0.15, tilt + 40, ink),
      frond(...at(0.2, 0.32), w * 0.15, tilt + 55, ink),
      frond(...at(0.08, 0.36), w * 0.16, tilt + 85, ink),
      ...flower(...at(0.26, 0.1), w * 0.15, paper, accent),
      ...flower(...at(0.1, 0.26), w * 0.15, paper, accent),
      ...flower(...at(0.12, 0.11), w * 0.23, accent, paper),
    ]
  }
  return {
    shapes: [...bouquet((x, y) => [w - x, y], 90), ...bouquet((x, y) => [x, h - y], 90)],
    head: { x: w * 0.15, y: w * 0.3, width: w * 0.7, height: h - w * 0.6, on: 'ground' },
  }
}

/** Two branches of laurel about the words. */
export const wreath: Compose = ({ width: w, height: h, accent, motif }) => {
  const [x, y, r] = [w / 2, h / 2, w * 0.4]
  const leaves = [1, -1].flatMap((side) =>
    Array.from({ length: 13 }, (_, index) => {
      const angle = ((side === 1 ? 80 - index * 11.5 : 100 + index * 11.5) * Math.PI) / 180
      const outward = index % 2 ? 1.05 : 0.96
      const tangent = (angle * 180) / Math.PI + 90
      return about(
        'ellipse',
        ...([x + Math.cos(angle) * r * outward, y + Math.sin(angle) * r * outward] as const),
        { width: w * 0.1, height: Math.max(24, w * 0.036) },
        { fill: accent, rotation: tangent + (index % 2 ? -32 : 32) * side, opacity: index % 2 ? 0.75 : 1 },
      )
    }),
  )
  const rows = h > w * 1.2 ? [h / 2 - w * 0.62, h / 2 + w * 0.62] : []
  return {
    shapes: [
      ...leaves,
      about(motif, x, y - r * 0.98, w * 0.11, { fill: accent }),
      ...rows.map((row) => rule(x, row, w * 0.4, accent, 2)),
    ],
    head: { x: w * 0.22, y: y - w * 0.25, width: w * 0.56, height: w * 0.5, on: 'ground' },
  }
}

/** Places of what is strewn about the edges. */
const STREWN: readonly Spot[] = [
  [0.11, 0.13, 0.13, -12, 0.95],
  [0.27, 0.2, 0.06, 20, 0.5],
  [0.46, 0.1, 0.09, 8, 0.75],
  [0.66, 0.19, 0.055, -18, 0.5],
  [0.87, 0.13, 0.14, 14, 0.95],
  [0.06, 0.34, 0.055, 10, 0.4],
  [0.94, 0.35, 0.055, -10, 0.4],
]

/** What it is about, strewn above and below. */
export const scatter: Compose = (sheet) => {
  const { width: w, height: h, accent, motif } = sheet
  const turned = STREWN.map(([x, y, size, rotation = 0, opacity]): Spot => [1 - x, y, size, rotation + 20, opacity])
  return {
    shapes: [...spots(motif, STREWN, sheet, accent), ...spots(motif, below(turned, sheet), sheet, accent)],
    head: { x: w * 0.11, y: w * 0.27, width: w * 0.78, height: h - w * 0.54, on: 'ground' },
  }
}
