/** Pixels from the middle of the picture's place. */
export interface Point {
  x: number
  y: number
}

/** How a picture is enlarged: by a factor about its middle, then moved. */
export interface Zoom extends Point {
  scale: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
/** A double tap or the button enlarges by this; fingers as far as the second. */
export const STEP = 2
const MAX_SCALE = 4

const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
const between = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** Keeps the picture over its place: no edge comes further in than it lies unenlarged. */
export function held({ scale, x, y }: Zoom, size: { width: number; height: number }): Zoom {
  const factor = Math.min(MAX_SCALE, Math.max(1, scale))
  return {
    scale: factor,
    x: within(x, ((factor - 1) * size.width) / 2),
    y: within(y, ((factor - 1) * size.height) / 2),
  }
}

/** Enlarges to a factor so that what lies under `from` comes to lie under `to`. */
export function zoomedTo(zoom: Zoom, factor: number, from: Point, to: Point = from): Zoom {
  const scale = Math.min(MAX_SCALE, Math.max(1, factor))
  const share = scale / zoom.scale
  return { scale, x: to.x - share * (from.x - zoom.x), y: to.y - share * (from.y - zoom.y) }
}

/** Two fingers moved: what lay between them still does, enlarged as they parted. */
export function pinched(zoom: Zoom, from: readonly [Point, Point], to: readonly [Point, Point]): Zoom {
  const apart = distance(from)
  if (apart === 0) return zoom
  return zoomedTo(zoom, (zoom.scale * distance(to)) / apart, between(from), between(to))
}
