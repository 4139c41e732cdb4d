import type { Bounds } from './geometry'

/** What a box that is moved snaps to: edges and middles of the picture and of the other boxes. In stage units. */

/** A place along an axis at which something has an edge or its middle, and from where to where that reaches across. */
interface SnapLine {
  at: number
  from: number
  to: number
}

/** By axis, in order of their places, each place once: `x` has those that stand upright. */
export interface SnapLines {
  x: readonly SnapLine[]
  y: readonly SnapLine[]
}

/** A line through everything that is aligned: upright for `x`. */
export interface Guide extends SnapLine {
  axis: 'x' | 'y'
}

/** Part of a stage unit within which places count as one. */
const SAME = 0.01

const linesAcross = (start: number, end: number, from: number, to: number): SnapLine[] =>
  [start, (start + end) / 2, end].map((at) => ({ at, from, to }))

const upright = ({ left, top, right, bottom }: Bounds) => linesAcross(left, right, top, bottom)
const level = ({ left, top, right, bottom }: Bounds) => linesAcross(top, bottom, left, right)

function inOrder(lines: SnapLine[]): SnapLine[] {
  const merged: SnapLine[] = []
  for (const line of [...lines].sort((one, other) => one.at - other.at)) {
    const last = merged.at(-1)
    if (last && line.at - last.at < SAME) {
      last.from = Math.min(last.from, line.from)
      last.to = Math.max(last.to, line.to)
    } else merged.push({ ...line })
  }
  return merged
}

/** To be made once for a gesture: a move then only looks places up. */
export const snapLines = (bounds: readonly Bounds[]): SnapLines => ({
  x: inOrder(bounds.flatMap(upright)),
  y: inOrder(bounds.flatMap(level)),
})

/** The line whose place is nearest. */
function nearest(lines: readonly SnapLine[], at: number): SnapLine | undefined {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]!.at < at) low = middle + 1
    else high = middle
  }
  const [before, after] = [lines[low - 1], lines[low]]
  return before && (!after || at - before.at <= after.at - at) ? before : after
}

/** The shortest way to a line, or 0 where none is as near as `within`. */
function wayToLine(moved: readonly SnapLine[], lines: readonly SnapLine[], within: number): number {
  let shortest: number | undefined
  for (const { at } of moved) {
    const way = (nearest(lines, at)?.at ?? Infinity) - at
    if (Math.abs(way) <= Math.min(within, Math.abs(shortest ?? Infinity))) shortest = way
  }
  return shortest ?? 0
}

/**
 * How far a box is to go to stand in line with what is near, along each axis.
 * @param within how near that must be
 */
export const snap = (bounds: Bounds, { x, y }: SnapLines, within: number): { x: number; y: number } => ({
  x: wayToLine(upright(bounds), x, within),
  y: wayToLine(level(bounds), y, within),
})

/** A guide for each edge and middle of the box that is in line with something: three along an axis at the most. */
export const guidesOf = (bounds: Bounds, { x, y }: SnapLines): Guide[] => [
  ...guidesAlong('x', upright(bounds), x),
  ...guidesAlong('y', level(bounds), y),
]

const guidesAlong = (axis: 'x' | 'y', moved: readonly SnapLine[], lines: readonly SnapLine[]): Guide[] =>
  moved.flatMap(({ at, from, to }) => {
    const line = nearest(lines, at)
    if (!line || Math.abs(line.at - at) >= SAME) return []
    return [{ axis, at, from: Math.min(from, line.from), to: Math.max(to, line.to) }]
  })
