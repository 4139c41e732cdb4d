import type { Placement } from '../../commands/placement/transform-box'
import { isText, type Box, FONT_SIZE, type TextBox } from '../../document/box'
import { SIDE, type Size } from '../../document/placed'

export interface Point {
  x: number
  y: number
}

/** How two fingers lie, in screen px. */
export interface Grip {
  distance: number
  /** Radians. */
  angle: number
  middle: Point
}

export const gripOf = (one: Point, two: Point): Grip => ({
  distance: Math.hypot(two.x - one.x, two.y - one.y),
  angle: Math.atan2(two.y - one.y, two.x - one.x),
  middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
})

interface PinchBounds {
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
  const spread = to.distance / Math.max(1, from.distance)
  const growth = isText(box) ? growthOfText(box, spread, maxWidth) : growthOfSides(box, height, spread)
  const size = { width: box.width * growth, height: height * growth }
  return {
    ...size,
    x: box.x + (box.width - size.width) / 2 + (to.middle.x - from.middle.x) / scale,
    y: box.y + (height - size.height) / 2 + (to.middle.y - from.middle.y) / scale,
    rotation: snappedTurn(box.rotation, ((to.angle - from.angle) * 180) / Math.PI),
    ...(isText(box) && { fontSize: box.fontSize * growth }),
  }
}

/** Degrees between turns that fingers find by themselves, and within which they do. */
const TURN = { step: 15, within: 3 }

function snappedTurn(from: number, by: number): number {
  const next = from + by
  const nearest = Math.round(next / TURN.step) * TURN.step
  // Fingers that only spread or move leave the turn as it is.
  return Math.abs(by) > 0.5 && Math.abs(next - nearest) < TURN.within ? nearest : next
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

function growthOfText({ fontSize, width }: TextBox, spread: number, maxWidth: number): number {
  const max = Math.min(FONT_SIZE.max, (fontSize * Math.max(maxWidth, width)) / width)
  return clamp(fontSize * spread, FONT_SIZE.min, max) / fontSize
}

/** Both sides stay within their bounds, and in proportion. */
const growthOfSides = ({ width }: Box, height: number, spread: number) =>
  clamp(spread, SIDE.min / Math.min(width, height), SIDE.max / Math.max(width, height))
