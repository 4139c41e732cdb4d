import { about, along, block, border, disc, rule, type Compose, type Shape, type Sheet } from './parts'

/** Hills on the lower edge; their middles are far enough within for a finger to take hold of. */
const hills = ({ width: w, height: h, paper, accent }: Sheet): Shape[] => [
  disc(w * 0.78, h - 56, { width: w * 1.1, height: w * 0.42 }, accent, 0.55),
  disc(w * 0.2, h - 56, { width: w * 1.1, height: w * 0.34 }, paper),
]

/** The sun comes up behind hills. */
export const sunrise: Compose = (sheet) => {
  const { width: w, height: h, accent } = sheet
  const y = h - w * 0.28
  return {
    shapes: [
      disc(w / 2, y, w * 0.62, accent, 0.16),
      disc(w / 2, y, w * 0.48, accent, 0.28),
      disc(w / 2, y, w * 0.34, accent),
      ...hills(sheet),
    ],
    head: { x: w * 0.1, y: h * 0.07, width: w * 0.8, height: h * 0.93 - w * 0.62, on: 'ground' },
  }
}

/** Leaves of a palm about the top of its trunk. */
const palm = (x: number, base: number, tall: number, fill: string): Shape[] => [
  rule(x, base - tall / 2, tall, fill, Math.max(5, tall * 0.06), 88),
  ...[-160, -125, -90, -55, -20, 15, 165].map((rotation) => {
    const turn = (rotation * Math.PI) / 180
    const reach = tall * 0.26
    const top = { x: x + Math.cos(turn) * reach, y: base - tall + Math.sin(turn) * reach }
    return about('ellipse', top.x, top.y, { width: reach * 2, height: 24 }, { fill, rotation })
  }),
]

/** Dunes and palms before a low sun. */
export const dunes: Compose = (sheet) => {
  const { width: w, height: h, accent, paper } = sheet
  return {
    shapes: [
      disc(w * 0.26, h - w * 0.4, w * 0.3, accent, 0.25),
      disc(w * 0.26, h - w * 0.4, w * 0.22, accent),
      disc(w * 0.75, h - 56, { width: w * 1.2, height: w * 0.46 }, paper, 0.7),
      ...palm(w * 0.8, h - w * 0.14, w * 0.26, paper),
      ...palm(w * 0.67, h - w * 0.12, w * 0.18, paper),
      disc(w * 0.2, h - 56, { width: w * 1.2, height: w * 0.3 }, paper),
    ],
    head: { x: w * 0.1, y: h * 0.07, width: w * 0.8, height: h * 0.93 - w * 0.58, on: 'ground' },
  }
}

/** A row of arches, as of an old market. */
export const arcade: Compose = ({ width: w, height: h, accent, paper, to, motif }) => {
  const [high, step] = [w * 0.27, w / 5]
  return {
    shapes: [
      about(motif, w / 2, h * 0.07 + w * 0.06, w * 0.12, { fill: accent }),
      rule(w * 0.24, h * 0.07 + w * 0.06, w * 0.26, accent, 2),
      rule(w * 0.76, h * 0.07 + w * 0.06, w * 0.26, accent, 2),
      block(0, h - high - w * 0.04, w, high + w * 0.04, paper),
      ...along(5, step / 2, w - step / 2).flatMap((x) => [
        about('arch', x, h - high / 2 + w * 0.02, { width: step * 0.76, height: high - w * 0.04 }, { fill: to }),
        about('star', x, h - high * 0.42, Math.max(24, w * 0.05), { fill: accent }),
      ]),
      rule(w / 2, h - high - w * 0.04, w, accent, 5),
    ],
    head: { x: w * 0.1, y: h * 0.07 + w * 0.15, width: w * 0.8, height: h * 0.93 - w * 0.5, on: 'ground' },
  }
}

/** Sashes across two corners. */
export const sashes: Compose = (sheet) => {
  const { width: w, height: h, accent, paper, ink, motif } = sheet
  const sash = (x: number, y: number, fill: string) =>
    about('rectangle', x, y, { width: w * 0.72, height: Math.max(24, w * 0.05) }, { fill, rotation: -45 })
  return {
    shapes: [
      ...[accent, ink, paper].flatMap((fill, index) => {
        const at = w * (0.09 + index * 0.072)
        return [sash(at, at, fill), sash(w - at, h - at, fill)]
      }),
      border({ width: w, height: h }, w * 0.03, ink, 1),
      about(motif, w * 0.8, w * 0.2, w * 0.13, { fill: accent }),
    ],
    head: { x: w * 0.13, y: h * 0.14 + w * 0.16, width: w * 0.74, height: h * 0.72 - w * 0.32, on: 'ground' },
  }
}

/** A band of colour across, with points above and below it. */
export const band: Compose = ({ width: w, height: h, accent, paper, motif }) => {
  const [top, high] = [h * 0.29, h * 0.42]
  const teeth = along(12, w / 24, w - w / 24)
  const tooth = { width: w / 12, height: Math.max(24, w * 0.05) }
  return {
    shapes: [
      about(motif, w / 2, top / 2 - w * 0.02, w * 0.15, { fill: accent }),
      ...[0.22, 0.34, 0.66, 0.78].map((x) =>
        about(motif, w * x, top / 2 - w * 0.02, Math.max(24, w * 0.06), { fill: accent, opacity: 0.6 }),
      ),
      ...teeth.map((x) => about('triangle', x, top - tooth.height / 2 + 1, tooth, { fill: paper })),
      ...teeth.map((x) => about('triangle', x, top + high + tooth.height / 2 - 1, tooth, { fill: paper, flipY: true })),
      block(0, top, w, high, paper),
      ...[0.22, 0.34, 0.5, 0.66, 0.78].map((x) =>
        about(motif, w * x, h - top / 2 + w * 0.02, Math.max(24, w * 0.06), { fill: accent, opacity: 0.6 }),
      ),
      rule(w / 2, top + w * 0.02, w, accent, 2),
      rule(w / 2, top + high - w * 0.02, w, accent, 2),
    ],
    head: { x: w * 0.09, y: top + w * 0.03, width: w * 0.82, height: high - w * 0.06, on: 'paper' },
  }
}

/** Two grounds, and a seal where they meet: the head above, all else below. */
export const split: Compose = ({ width: w, height: h, accent, paper, motif }) => {
  const line = h * 0.54
  return {
    shapes: [
      block(0, line, w, h - line, paper),
      rule(w / 2, line, w, accent, 4),
      disc(w / 2, line, w * 0.18, paper),
      about('ellipse', w / 2, line, w * 0.18, { fill: '', stroke: accent, strokeWidth: 4 }),
      about(motif, w / 2, line, w * 0.09, { fill: accent }),
      ...along(3, 0.44, 0.56).map((x) => about(motif, w * x, h * 0.09, 24, { fill: accent })),
    ],
    head: { x: w * 0.09, y: h * 0.13, width: w * 0.82, height: line - h * 0.15 - w * 0.09, on: 'ground' },
    rest: { x: w * 0.11, y: line + w * 0.1, width: w * 0.78, height: h * 0.94 - line - w * 0.1, on: 'paper' },
  }
}
