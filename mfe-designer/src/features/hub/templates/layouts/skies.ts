import { about, along, below, block, disc, rule, spots, type Compose, type Shape, type Sheet, type Spot } from './parts'

/** Small stars of a night. */
const STARS: readonly Spot[] = [
  [0.08, 0.1, 0.04, 0, 0.8],
  [0.2, 0.24, 0.034, 20, 0.5],
  [0.32, 0.07, 0.036, 10, 0.6],
  [0.68, 0.09, 0.034, 30, 0.6],
  [0.8, 0.22, 0.036, 0, 0.5],
  [0.93, 0.08, 0.044, 15, 0.8],
  [0.06, 0.36, 0.034, 0, 0.4],
  [0.94, 0.37, 0.034, 12, 0.4],
]

/** A mosque in silhouette on the lower edge. */
function mosque({ width: w, height: h, paper, accent }: Sheet): Shape[] {
  const floor = h - w * 0.1
  const dome = (x: number, width: number, height: number): Shape[] => [
    about('arch', x, floor - height / 2 + 2, { width, height }, { fill: paper }),
    about('crescent', x, floor - height - w * 0.02, Math.max(24, w * 0.036), { fill: accent, rotation: -25 }),
  ]
  const minaret = (x: number, height: number): Shape[] => [
    about('rectangle', x, floor - height / 2 + 2, { width: Math.max(24, w * 0.045), height }, { fill: paper }),
    about(
      'rounded',
      ...([x, floor - height * 0.72] as const),
      { width: Math.max(30, w * 0.068), height: 24 },
      { fill: paper },
    ),
    about(
      'triangle',
      x,
      floor - height - w * 0.035,
      { width: Math.max(26, w * 0.06), height: w * 0.09 },
      { fill: paper },
    ),
  ]
  return [
    block(0, floor, w, w * 0.1, paper),
    ...minaret(w * 0.07, w * 0.24),
    ...minaret(w * 0.93, w * 0.24),
    ...dome(w * 0.25, w * 0.2, w * 0.12),
    ...dome(w * 0.75, w * 0.2, w * 0.12),
    ...dome(w * 0.5, w * 0.32, w * 0.2),
    ...along(5, 0.14, 0.86).map((x) =>
      about(
        'arch',
        w * x,
        h - w * 0.045,
        { width: Math.max(24, w * 0.05), height: w * 0.07 },
        { fill: accent, opacity: 0.9 },
      ),
    ),
  ]
}

/** A night with its moon over domes and minarets. */
export const skyline: Compose = (sheet) => {
  const { width: w, height: h, accent } = sheet
  const moon = h > w * 1.2 ? h * 0.15 : h * 0.13
  return {
    shapes: [
      ...spots('star', STARS, sheet, accent),
      disc(w / 2, moon, w * 0.3, accent, 0.12),
      about('crescent', w / 2, moon, w * 0.17, { fill: accent, rotation: -20 }),
      ...mosque(sheet),
    ],
    head: { x: w * 0.12, y: moon + w * 0.13, width: w * 0.76, height: h - moon - w * 0.49, on: 'ground' },
  }
}

/** A lantern that hangs from the upper edge. */
function lantern({ width: w, accent, paper }: Sheet, x: number, drop: number, size: number): Shape[] {
  const at = (y: number) => drop * w + y * size * w
  const [wide, s] = [x * w, size * w]
  return [
    rule(wide, at(0) / 2, at(0), accent, 2, 90),
    about(
      'triangle',
      wide,
      at(0.14),
      { width: Math.max(24, s * 0.56), height: Math.max(24, s * 0.32) },
      { fill: accent },
    ),
    about('rounded', wide, at(0.72), { width: s * 0.74, height: s * 0.9 }, { fill: accent }),
    about('arch', wide, at(0.72), { width: Math.max(24, s * 0.46), height: s * 0.66 }, { fill: paper }),
    about('star', wide, at(0.78), Math.max(24, s * 0.26), { fill: accent }),
    about(
      'triangle',
      ...([wide, at(1.26)] as const),
      { width: Math.max(24, s * 0.44), height: Math.max(24, s * 0.22) },
      { fill: accent, flipY: true },
    ),
  ]
}

/** Lanterns on both sides, a crescent between them. */
export const lanterns: Compose = (sheet) => {
  const { width: w, height: h, accent, motif } = sheet
  return {
    shapes: [
      ...spots(
        'star',
        below(
          STARS.filter(([, y]) => y < 0.15),
          sheet,
        ),
        sheet,
        accent,
      ),
      ...lantern(sheet, 0.12, 0.17, 0.17),
      ...lantern(sheet, 0.29, 0.06, 0.12),
      ...lantern(sheet, 0.71, 0.06, 0.12),
      ...lantern(sheet, 0.88, 0.17, 0.17),
      about(motif, w / 2, w * 0.2, w * 0.2, { fill: accent, rotation: motif === 'crescent' ? -25 : 0 }),
    ],
    head: { x: w * 0.12, y: w * 0.42, width: w * 0.76, height: h - w * 0.56, on: 'ground' },
  }
}

/** The moon is full, and the words are on it. */
export const moon: Compose = (sheet) => {
  const { width: w, height: h, accent, paper, motif } = sheet
  return {
    shapes: [
      ...spots('star', STARS, sheet, accent),
      ...spots('star', below(STARS, sheet), sheet, accent),
      disc(w / 2, h / 2, w * 0.98, paper, 0.1),
      disc(w / 2, h / 2, w * 0.9, paper, 0.16),
      disc(w / 2, h / 2, w * 0.82, paper),
      about('ellipse', w / 2, h / 2, w * 0.77, { fill: '', stroke: accent, strokeWidth: 2 }),
      about(motif, w / 2, h / 2 - w * 0.29, w * 0.1, { fill: accent, rotation: motif === 'crescent' ? -25 : 0 }),
    ],
    head: { x: w * 0.19, y: h / 2 - w * 0.23, width: w * 0.62, height: w * 0.54, on: 'paper' },
  }
}

/** A cloud, the middle of its lower edge given. */
const cloud = (x: number, y: number, size: number, fill: string, opacity = 1): Shape[] => [
  disc(x - size * 0.28, y - size * 0.14, { width: size * 0.44, height: size * 0.3 }, fill, opacity),
  disc(x, y - size * 0.22, { width: size * 0.5, height: size * 0.46 }, fill, opacity),
  disc(x + size * 0.3, y - size * 0.13, { width: size * 0.4, height: size * 0.28 }, fill, opacity),
  about('rounded', x, y - size * 0.08, { width: size * 0.94, height: Math.max(24, size * 0.16) }, { fill, opacity }),
]

/** Clouds above and below, a moon and some stars, or hearts. */
export const clouds: Compose = (sheet) => {
  const { width: w, height: h, accent, paper, motif } = sheet
  return {
    shapes: [
      ...spots(
        motif,
        [
          [0.3, 0.1, 0.05, -10],
          [0.7, 0.08, 0.06, 12],
          [0.5, 0.32, 0.036],
        ],
        sheet,
        accent,
      ),
      about('crescent', w / 2, w * 0.17, w * 0.2, { fill: accent, rotation: -20 }),
      ...cloud(w * 0.17, w * 0.27, w * 0.3, paper),
      ...cloud(w * 0.84, w * 0.24, w * 0.26, paper),
      ...cloud(w * 0.18, h - w * 0.03, w * 0.34, paper),
      ...cloud(w * 0.84, h - w * 0.03, w * 0.3, paper),
      ...cloud(w * 0.5, h - w * 0.02, w * 0.42, paper),
    ],
    head: { x: w * 0.1, y: w * 0.36, width: w * 0.8, height: h - w * 0.6, on: 'ground' },
  }
}
