import type { Placement } from '../../commands/placement/transform-box'
import { FONT_SIZE, type TextBox } from '../../document/design'

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

/**
 * Where a box goes when the fingers that hold it move: it grows with their distance and its text with it, turns with
 * their angle and follows their middle.
 * @param height of the box as it is rendered, in stage units.
 * @param scale screen px of one stage unit.
 * @param maxWidth of the box, in stage units.
 */
export function pinched(
  box: TextBox,
  height: number,
  from: Grip,
  to: Grip,
  { scale, maxWidth }: { scale: number; maxWidth: number },
): Required<Placement> {
  const maxFontSize = Math.min(FONT_SIZE.max, (box.fontSize * Math.max(maxWidth, box.width)) / box.width)
  const grown = box.fontSize * (to.distance / Math.max(1, from.distance))
  const fontSize = Math.min(maxFontSize, Math.max(FONT_SIZE.min, grown))
  const growth = fontSize / box.fontSize
  const size = { width: box.width * growth, height: height * growth }
  return {
    ...size,
    x: box.x + (box.width - size.width) / 2 + (to.middle.x - from.middle.x) / scale,
    y: box.y + (height - size.height) / 2 + (to.middle.y - from.middle.y) / scale,
    rotation: box.rotation + ((to.angle - from.angle) * 180) / Math.PI,
    fontSize,
  }
}
