/** Pixels from the centre of the picture's box. */
export interface Point {
  x: number
  y: number
}

/** The transform of a picture: scaled about its centre, then moved. */
export interface Zoom extends Point {
  scale: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
/** Scale of a double tap or the button, and the maximum of a pinch. */
export const STEP = 2
const MAX_SCALE = 4

const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
const between = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** Limits the offset so that the picture covers its box: no edge moves further in than where it lies unscaled. */
export function held({ scale, x, y }: Zoom, size: { width: number; height: number }): Zoom {
  const factor = Math.min(MAX_SCALE, Math.max(1, scale))
  return {
    scale: factor,
    x: within(x, ((factor - 1) * size.width) / 2),
    y: within(y, ((factor - 1) * size.height) / 2),
  }
}

/** Scales so that the point of the picture under `from` moves to `to`. */
export function zoomedTo(zoom: Zoom, factor: number, from: Point, to: Point = from): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, factor))
  const share = scale / zoom.scale
  return { scale, x: to.x - share * (from.x - zoom.x), y: to.y - share * (from.y - zoom.y) }
}

/** Follows two moving fingers: the point between them stays between them, and the scale grows with their distance. */
export function pinched(zoom: Zoom, from: readonly [Point, Point], to: readonly [Point, Point]): Zoom {
  const apart = distance(from)
  if (apart === 0) return zoom
  return zoomedTo(zoom, (zoom.scale * distance(to)) / apart, between(from), between(to))
}
