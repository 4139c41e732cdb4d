import type { Placement } from '../../../commands/placement/transform-box'
import type { Box } from '../../../document/box'
import { changedTogether, growthOf, grown, type Held } from '../../../document/together/change-together'
import type { Size } from '../../../document/placed'
import type { Grip, Point } from '../grip'

export interface PinchBounds {
  /** Screen px of one stage unit. */
  scale: number
  /** Of a text, in stage units. */
  maxWidth: number
}

/**
 * Where a box goes when the fingers that hold it move: it grows with their distance and its text with it, turns with
 * their angle and follows their middle.
 * @param height of the box as it is rendered, in stage units.
 */
export function pinched(
  box: Box,
  height: number,
  from: Grip,
  to: Grip,
  { scale, maxWidth }: PinchBounds,
): Placement & Size {
  const growth = growthOf(box, height, spreadOf(from, to), maxWidth)
  const rotation = snappedTurn(box.rotation, ((to.angle - from.angle) * 180) / Math.PI)
  const by = { x: (to.middle.x - from.middle.x) / scale, y: (to.middle.y - from.middle.y) / scale }
  return grown(box, height, { growth, rotation, by })
}

/** Where several boxes go, as one, about the middle of all. */
export function pinchedTogether(
  held: readonly Held[],
  middle: Point,
  from: Grip,
  to: Grip,
  { scale, maxWidth }: PinchBounds,
): Placement[] {
  const first = held[0]!.box.rotation
  const change = {
    growth: spreadOf(from, to),
    turn: snappedTurn(first, ((to.angle - from.angle) * 180) / Math.PI) - first,
    by: { x: (to.middle.x - from.middle.x) / scale, y: (to.middle.y - from.middle.y) / scale },
  }
  return changedTogether(held, middle, change, maxWidth)
}

/** Part of their distance by which fingers that only turn or move come nearer or go apart. */
const SAME_SPREAD = 0.02

/** How far apart the fingers are, over what they were. Those that only turn or move leave the size as it is, and nothing is laid out. */
function spreadOf(from: Grip, to: Grip): number {
  const spread = to.distance / Math.max(1, from.distance)
  return Math.abs(spread - 1) < SAME_SPREAD ? 1 : spread
}

/** Degrees between turns that fingers find by themselves, and within which they do. */
const TURN = { step: 15, within: 3 }

function snappedTurn(from: number, by: number): number {
  // The turn that a box has is found as well: fingers that only spread or move always turn a little.
  if (Math.abs(by) < TURN.within) return from
  const next = from + by
  const nearest = Math.round(next / TURN.step) * TURN.step
  return Math.abs(next - nearest) < TURN.within ? nearest : next
}
