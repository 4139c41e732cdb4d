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
  const growth = growthOf(box, height, spread, maxWidth)
  const rotation = snappedTurn(box.rotation, ((to.angle - from.angle) * 180) / Math.PI)
  const by = { x: (to.middle.x - from.middle.x) / scale, y: (to.middle.y - from.middle.y) / scale }
  return grown(box, height, { growth, rotation, by })
}

interface Change {
  growth: number
  rotation: number
  /** How far the box's middle goes. */
  by: Point
}

function grown(box: Box, height: number, { growth, rotation, by }: Change): Placement & Size {
  const size = { width: box.width * growth, height: height * growth }
  return {
    ...size,
    x: box.x + (box.width - size.width) / 2 + by.x,
    y: box.y + (height - size.height) / 2 + by.y,
    rotation,
    ...(isText(box) && { fontSize: box.fontSize * growth }),
  }
}

/** A box and its height as it is rendered. */
interface Held {
  box: Box
  height: number
}

/** Where several boxes go, as one: about the middle of all, each by the same growth, which all of them can take. */
export function pinchedTogether(
  held: readonly Held[],
  middle: Point,
  from: Grip,
  to: Grip,
  { scale, maxWidth }: PinchBounds,
): (Placement & Size)[] {
  const spread = to.distance / Math.max(1, from.distance)
  const growth = held
    .map(({ box, height }) => growthOf(box, height, spread, maxWidth))
    .reduce((min, each) => (Math.abs(Math.log(each)) < Math.abs(Math.log(min)) ? each : min))
  const first = held[0]!.box.rotation
  const turn = snappedTurn(first, ((to.angle - from.angle) * 180) / Math.PI) - first
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180) * growth, Math.cos((turn * Math.PI) / 180) * growth]
  return held.map(({ box, height }) => {
    const [dx, dy] = [box.x + box.width / 2 - middle.x, box.y + height / 2 - middle.y]
    const by = {
      x: dx * cosine - dy * sine - dx + (to.middle.x - from.middle.x) / scale,
      y: dx * sine + dy * cosine - dy + (to.middle.y - from.middle.y) / scale,
    }
    return grown(box, height, { growth, rotation: box.rotation + turn, by })
  })
}

const growthOf = (box: Box, height: number, spread: number, maxWidth: number) =>
  isText(box) ? growthOfText(box, spread, maxWidth) : growthOfSides(box, height, spread)

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
