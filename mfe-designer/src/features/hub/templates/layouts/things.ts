import { about, along, block, border, disc, ring, rule, spots, type Compose, type Shape, type Spot } from './parts'

const CONFETTI: readonly Spot[] = [
  [0.06, 0.08, 0.036, 20],
  [0.17, 0.2, 0.036, 50, 0.7],
  [0.27, 0.06, 0.036, 10, 0.8],
  [0.73, 0.07, 0.036, 35],
  [0.84, 0.19, 0.036, 5, 0.7],
  [0.94, 0.07, 0.036, 60],
  [0.05, 0.33, 0.036, 40, 0.6],
  [0.95, 0.34, 0.036, 15, 0.6],
]

/** A cap as graduates throw it. */
export const cap: Compose = (sheet) => {
  const { width: w, height: h, accent, paper, motif } = sheet
  const [x, y] = [w / 2, w * 0.2]
  const half = { width: w * 0.4, height: w * 0.1 }
  return {
    shapes: [
      ...spots(motif, CONFETTI, sheet, accent),
      about('rounded', x, y + w * 0.08, { width: w * 0.2, height: w * 0.13 }, { fill: paper, opacity: 0.85 }),
      about('triangle', x, y - half.height / 2 + 0.5, half, { fill: paper }),
      about('triangle', x, y + half.height / 2 - 0.5, half, { fill: paper, flipY: true }),
      rule(x + w * 0.16, y + w * 0.075, w * 0.15, accent, 4, 90),
      disc(x + w * 0.16, y + w * 0.16, Math.max(24, w * 0.04), accent),
      rule(w / 2, h * 0.93, w * 0.3, accent, 4),
    ],
    head: { x: w * 0.1, y: w * 0.38, width: w * 0.8, height: h * 0.9 - w * 0.38, on: 'ground' },
  }
}

/** Two rings in each other, with a stone. */
export const rings: Compose = ({ width: w, height: h, accent, motif }) => {
  const y = h * 0.1 + w * 0.1
  return {
    shapes: [
      border({ width: w, height: h }, w * 0.04, accent, 2, { shape: 'rounded' }),
      ring(w * 0.44, y, w * 0.19, accent, 8),
      ring(w * 0.56, y, w * 0.19, accent, 8),
      about('rectangle', w * 0.44, y - w * 0.115, Math.max(24, w * 0.045), { fill: accent, rotation: 45 }),
      ...[0.18, 0.28, 0.72, 0.82].map((x) =>
        about(motif, w * x, y, Math.max(24, w * 0.045), { fill: accent, opacity: 0.7 }),
      ),
      ...along(3, 0.42, 0.58).map((x) => about(motif, w * x, h * 0.91, 24, { fill: accent })),
    ],
    head: { x: w * 0.12, y: y + w * 0.13, width: w * 0.76, height: h * 0.87 - y - w * 0.13, on: 'ground' },
  }
}

/** A cup, and what rises from it. */
export const cup: Compose = ({ width: w, height: h, accent, paper }) => {
  const floor = h - w * 0.09
  return {
    shapes: [
      disc(w / 2, h - w * 0.26, w * 0.56, accent, 0.22),
      ...along(3, -0.08, 0.08).map((x, index) =>
        about(
          'crescent',
          w * (0.5 + x),
          floor - w * 0.31 - (index === 1 ? w * 0.025 : 0),
          { width: 24, height: w * 0.09 },
          { fill: paper, flipX: index === 1 },
        ),
      ),
      ring(w * 0.63, floor - w * 0.135, w * 0.13, paper, Math.max(6, w * 0.024)),
      about('rounded', w / 2, floor - w * 0.13, { width: w * 0.26, height: w * 0.22 }, { fill: paper }),
      disc(w / 2, floor - w * 0.225, { width: w * 0.26, height: Math.max(24, w * 0.05) }, accent),
      about('heart', w / 2, floor - w * 0.11, w * 0.08, { fill: accent }),
      disc(w / 2, floor, { width: w * 0.46, height: Math.max(24, w * 0.05) }, paper),
    ],
    head: { x: w * 0.1, y: h * 0.08, width: w * 0.8, height: h * 0.92 - w * 0.58, on: 'ground' },
  }
}

/** A sheet that comes out of its envelope. */
export const letter: Compose = ({ width: w, height: h, accent, paper, from, motif }) => {
  const [top, high] = [h - w * 0.4, w * 0.34]
  const wide = w * 0.84
  return {
    shapes: [
      about('triangle', w / 2, top - w * 0.1, { width: wide, height: w * 0.22 }, { fill: accent, opacity: 0.6 }),
      block(w * 0.14, h * 0.06, w * 0.72, h * 0.94 - w * 0.26, paper, { shape: 'rounded' }),
      block((w - wide) / 2, top, wide, high, accent, { shape: 'rectangle', opacity: 0.35 }),
      block((w - wide) / 2, top + high * 0.3, wide, high * 0.7, accent),
      about(
        'triangle',
        w * 0.08 + wide / 4,
        top + high * 0.3,
        { width: high * 0.62, height: wide / 2 },
        { fill: accent, rotation: 90 },
      ),
      about(
        'triangle',
        w * 0.92 - wide / 4,
        top + high * 0.3,
        { width: high * 0.62, height: wide / 2 },
        { fill: accent, rotation: -90 },
      ),
      disc(w / 2, top + high * 0.52, w * 0.13, from),
      about(motif, w / 2, top + high * 0.53, w * 0.07, { fill: paper }),
    ],
    head: { x: w * 0.18, y: h * 0.09, width: w * 0.64, height: h * 0.91 - w * 0.44, on: 'paper' },
  }
}

/** What is said, in its bubble. */
export const bubble: Compose = ({ width: w, height: h, accent, paper, motif }) => {
  const bottom = h - w * 0.3
  return {
    shapes: [
      about(
        'triangle',
        w * 0.26,
        bottom + w * 0.03,
        { width: w * 0.16, height: w * 0.16 },
        { fill: paper, flipY: true, rotation: 14 },
      ),
      block(w * 0.07, h * 0.07, w * 0.86, bottom - h * 0.07, paper, { shape: 'rounded' }),
      block(w * 0.1, h * 0.07 + w * 0.03, w * 0.8, bottom - h * 0.07 - w * 0.06, '', {
        shape: 'rounded',
        stroke: accent,
        strokeWidth: 2,
      }),
      block(w * 0.5, h - w * 0.2, w * 0.36, w * 0.13, accent, { shape: 'rounded' }),
      about(
        'triangle',
        w * 0.79,
        h - w * 0.06,
        { width: w * 0.07, height: w * 0.06 },
        { fill: accent, flipY: true, rotation: -14 },
      ),
      ...[0.6, 0.68, 0.76].map((x) => about(motif, w * x, h - w * 0.135, Math.max(24, w * 0.05), { fill: paper })),
    ],
    head: { x: w * 0.14, y: h * 0.07 + w * 0.06, width: w * 0.72, height: bottom - h * 0.07 - w * 0.12, on: 'paper' },
  }
}

/** Balloons that hold a line of words below them. */
export const balloons: Compose = ({ width: w, height: h, accent, paper, ink, motif }) => {
  const balloon = (x: number, y: number, size: number, fill: string): Shape[] => [
    rule(w * x, w * (y + size * 0.56 + 0.07), w * 0.14, fill, 2, 90),
    disc(w * x, w * y, { width: w * size * 0.86, height: w * size }, fill),
    about('triangle', w * x, w * (y + size * 0.52), 24, { fill }),
    disc(
      w * (x - size * 0.18),
      w * (y - size * 0.2),
      { width: 24, height: Math.max(24, w * size * 0.22) },
      'ffffff',
      0.4,
    ),
  ]
  return {
    shapes: [
      ...balloon(0.13, 0.15, 0.17, accent),
      ...balloon(0.87, 0.15, 0.17, accent),
      ...balloon(0.31, 0.12, 0.19, paper),
      ...balloon(0.69, 0.12, 0.19, paper),
      ...balloon(0.5, 0.17, 0.22, accent),
      ...[0.25, 0.5, 0.75].map((x) =>
        about(motif, w * x, h * 0.94, Math.max(24, w * 0.045), { fill: ink, opacity: 0.7 }),
      ),
    ],
    head: { x: w * 0.1, y: w * 0.43, width: w * 0.8, height: h * 0.9 - w * 0.43, on: 'ground' },
  }
}

/** Flags on two lines that hang from corner to corner. */
export const bunting: Compose = (sheet) => {
  const { width: w, height: h, accent, paper, ink, motif } = sheet
  const flags = along(9, 0.06, 0.94).map((x, index) => {
    const y = w * (0.05 + 0.36 * (0.25 - (x - 0.5) ** 2))
    const fill = [accent, paper, ink][index % 3] ?? accent
    return about(
      'triangle',
      w * x,
      y + w * 0.05,
      { width: w * 0.092, height: w * 0.1 },
      { fill, flipY: true, rotation: (0.5 - x) * -24 },
    )
  })
  return {
    shapes: [
      ...flags,
      ...spots(
        motif,
        [
          [0.14, 0.27, 0.05, 12, 0.8],
          [0.86, 0.27, 0.05, -12, 0.8],
          [0.5, 0.3, 0.07],
        ],
        sheet,
        accent,
      ),
      ...along(9, 0.06, 0.94).map((x, index) =>
        about(
          'triangle',
          w * x,
          h - w * 0.045,
          { width: w * 0.092, height: w * 0.09 },
          { fill: [ink, accent, paper][index % 3] ?? ink },
        ),
      ),
    ],
    head: { x: w * 0.1, y: w * 0.37, width: w * 0.8, height: h - w * 0.51, on: 'ground' },
  }
}

/** A seal with many points, and its ribbons. */
export const badge: Compose = ({ width: w, height: h, accent, paper, motif }) => {
  const y = h * 0.46
  return {
    shapes: [
      ...[18, -18].map((rotation) =>
        about(
          'rectangle',
          w / 2 - rotation * w * 0.0085,
          y + w * 0.38,
          { width: w * 0.14, height: w * 0.3 },
          { fill: accent, opacity: 0.7, rotation },
        ),
      ),
      ...[0, 15, 30].map((rotation) => about('star', w / 2, y, w * 0.88, { fill: accent, rotation })),
      disc(w / 2, y, w * 0.74, paper),
      ring(w / 2, y, w * 0.7, accent, 2),
      about(motif, w / 2, y - w * 0.27, w * 0.08, { fill: accent }),
    ],
    head: { x: w * 0.21, y: y - w * 0.21, width: w * 0.58, height: w * 0.44, on: 'paper' },
  }
}
