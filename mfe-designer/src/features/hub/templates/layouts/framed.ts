import { about, along, block, border, corners, disc, ring, rule, type Compose, type Sheet } from './parts'

/** A niche of paper, with what it is about under its apex. */
export const arch: Compose = ({ width: w, height: h, accent, paper, motif }) => ({
  shapes: [
    ...[0.08, 0.92].flatMap((x) => [about(motif, w * x, w * 0.09, w * 0.07, { fill: accent, opacity: 0.8 })]),
    about('arch', w / 2, h / 2, { width: w * 0.76, height: h * 0.9 }, { fill: paper, stroke: accent, strokeWidth: 6 }),
    about(
      'arch',
      ...([w / 2, h * 0.508] as const),
      { width: w * 0.7, height: h * 0.84 },
      { fill: '', stroke: accent, strokeWidth: 2 },
    ),
    about(motif, w / 2, h * 0.22, w * 0.11, { fill: accent }),
    rule(w / 2, h * 0.22 + w * 0.095, w * 0.2, accent, 2),
  ],
  head: { x: w * 0.21, y: h * 0.22 + w * 0.13, width: w * 0.58, height: h * 0.67 - w * 0.13, on: 'paper' },
})

/** Two lines all about, and girih in the corners. */
export const frame: Compose = ({ width: w, height: h, accent, motif }) => {
  const size = { width: w, height: h }
  const top = h * 0.12 + w * 0.05
  return {
    shapes: [
      border(size, w * 0.035, accent, 3),
      border(size, w * 0.052, accent, 1),
      ...corners(size, w * 0.07, w * 0.15, accent),
      about(motif, w / 2, top, w * 0.13, { fill: accent }),
      rule(w * 0.33, top, w * 0.14, accent, 2),
      rule(w * 0.67, top, w * 0.14, accent, 2),
    ],
    head: { x: w * 0.12, y: top + w * 0.1, width: w * 0.76, height: h * 0.82 - top - w * 0.04, on: 'ground' },
  }
}

/** Two rings about the words, before a large star that is hardly seen. */
export const medallion: Compose = ({ width: w, height: h, accent, motif }) => {
  const [x, y] = [w / 2, h / 2]
  const rows = h > w * 1.2 ? [h / 2 - w * 0.58, h / 2 + w * 0.58] : []
  return {
    shapes: [
      about('star', x, y, w * 0.96, { fill: accent, opacity: 0.14 }),
      about('star', x, y, w * 0.96, { fill: accent, opacity: 0.1, rotation: 22.5 }),
      ring(x, y, w * 0.86, accent, 2),
      ring(x, y, w * 0.82, accent, 7),
      about(motif, x, y - w * 0.29, w * 0.1, { fill: accent }),
      ...rows.flatMap((row) =>
        along(5, 0.2, 0.8).map((at) => about(motif, w * at, row, Math.max(24, w * 0.06), { fill: accent })),
      ),
    ],
    head: { x: w * 0.2, y: y - w * 0.23, width: w * 0.6, height: w * 0.54, on: 'ground' },
  }
}

/** A card on a ground of many small figures, a seal on its upper edge. */
export const card: Compose = (sheet) => {
  const { width: w, height: h, accent, paper, motif } = sheet
  const top = w * 0.14
  return {
    shapes: [
      ...pattern(sheet),
      block(w * 0.1, top, w * 0.8, h - w * 0.24, paper, { shape: 'rounded' }),
      block(w * 0.13, top + w * 0.03, w * 0.74, h - w * 0.3, '', { shape: 'rounded', stroke: accent, strokeWidth: 2 }),
      disc(w / 2, top, w * 0.17, paper),
      ring(w / 2, top, w * 0.17, accent, 3),
      about(motif, w / 2, top, w * 0.085, { fill: accent }),
    ],
    head: { x: w * 0.17, y: top + w * 0.11, width: w * 0.66, height: h - w * 0.45, on: 'paper' },
  }
}

/** Figures all over the ground, each row moved by half a step. */
function pattern({ width: w, height: h, accent, motif }: Sheet) {
  const rows = Math.round(h / (w * 0.145))
  return along(rows, w * 0.04, h - w * 0.04).flatMap((y, row) =>
    along(row % 2 ? 6 : 5, row % 2 ? w * 0.04 : w * 0.132, row % 2 ? w * 0.96 : w * 0.868)
      .filter((x) => y < w * 0.15 || y > h - w * 0.11 || x < w * 0.1 || x > w * 0.9)
      .map((x) => about(motif, x, y, Math.max(24, w * 0.05), { fill: accent, opacity: 0.5 })),
  )
}

/** Rows of lattice above and below. */
export const lattice: Compose = ({ width: w, height: h, accent, paper }) => {
  const step = w / 8
  const rows = [step * 0.5, step * 1.5, h - step * 1.5, h - step * 0.5]
  return {
    shapes: [
      ...rows.flatMap((y) =>
        along(8, step / 2, w - step / 2).flatMap((x) => [
          about('rectangle', x, y, step * 0.7, { fill: '', stroke: accent, strokeWidth: 2, rotation: 45 }),
          about('star', x, y, Math.max(24, step * 0.44), { fill: paper }),
        ]),
      ),
      rule(w / 2, step * 2.1, w, accent, 3),
      rule(w / 2, h - step * 2.1, w, accent, 3),
    ],
    head: { x: w * 0.1, y: step * 2.3, width: w * 0.8, height: h - step * 4.6, on: 'ground' },
  }
}

/** Much room, two short lines and one small figure. */
export const quiet: Compose = ({ width: w, height: h, accent, motif }) => ({
  shapes: [
    border({ width: w, height: h }, w * 0.07, accent, 1),
    about(motif, w / 2, w * 0.07 + h * 0.07, w * 0.07, { fill: accent }),
    rule(w / 2, h * 0.86, w * 0.16, accent, 3),
    rule(w / 2, h * 0.885, w * 0.08, accent, 3),
  ],
  head: { x: w * 0.14, y: h * 0.2, width: w * 0.72, height: h * 0.62, on: 'ground' },
})
