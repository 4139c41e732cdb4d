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
