import type { Size } from '../placed'

/** Nearest that the circle's middle may come to the inner edge of the lines, as a share of their height. */
const MIN_INNER = 0.1

/** A strip of lines that is bent: lengths in any unit. */
export interface Bend extends Size {
  /** Of the circle that the middle of the strip's height lies on. */
  radius: number
  /** Half of what it spans, in radians. */
  half: number
  /** The circle's middle is above. */
  isCup: boolean
}

/** How far a strip is bent: a short and high one less than what was chosen, since its inner edge would come to cross itself. */
export function bendOf({ width, height }: Size, arc: number): Bend {
  const radius = Math.max(width / ((Math.abs(arc) * Math.PI) / 180), height * (0.5 + MIN_INNER))
  return { width, height, radius, half: width / radius / 2, isCup: arc < 0 }
}

export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where a bent strip lies, with a margin around it, from the middle of its line. */
export function bentEdges({ width, height, radius, half, isCup }: Bend, margin = 0): Edges {
  const span = Math.min(Math.PI, half + (margin * half * 2) / width)
  const outer = radius + height / 2 + margin
  const inner = Math.max(0, radius - height / 2 - margin)
  const side = outer * Math.sin(Math.min(span, Math.PI / 2))
  const low = radius - (span <= Math.PI / 2 ? inner : outer) * Math.cos(span)
  const high = radius - outer
  return { left: -side, right: side, top: isCup ? -low : high, bottom: isCup ? -high : low }
}

/** The whole lengths that a bent text takes. */
export function bentSize(bend: Bend): Size {
  const { left, top, right, bottom } = bentEdges(bend)
  return { width: Math.ceil(right - left), height: Math.ceil(bottom - top) }
}

/** The bent strip as a path, from the upper left corner of what it takes. */
export function bentPath(bend: Bend): string {
  const { radius, height, half, isCup } = bend
  const { left, top } = bentEdges(bend)
  const at = (distance: number, angle: number) => {
    const [x, y] = [distance * Math.sin(angle), radius - distance * Math.cos(angle)]
    return `${(x - left).toFixed(1)} ${((isCup ? -y : y) - top).toFixed(1)}`
  }
  const [outer, inner] = [radius + height / 2, radius - height / 2]
  const isLarge = half > Math.PI / 2 ? 1 : 0
  const arc = (distance: number, sweep: number, angle: number) =>
    `A${distance.toFixed(1)} ${distance.toFixed(1)} 0 ${isLarge} ${sweep} ${at(distance, angle)}`
  const forth = isCup ? 0 : 1
  return `M${at(outer, -half)}${arc(outer, forth, half)}L${at(inner, half)}${arc(inner, 1 - forth, -half)}Z`
}
