import { useEffect, useState, type PointerEvent } from 'react'
import { held, pinched, STEP, WHOLE, zoomedTo, type Point, type Zoom } from './zoom-geometry'

/** Two taps within these are a double tap: milliseconds, pixels. */
const DOUBLE = { time: 300, distance: 24 }

/**
 * Enlarging by two fingers, a double tap or `toggle`, and moving what is enlarged. The picture is moved by its style
 * alone: nothing renders while fingers move.
 * @param shown names the picture; another one begins whole.
 */
export function useZoom(shown: string) {
  const [enlarged, setEnlarged] = useState(false)
  const [{ target, apply, holdAgain, handlers }] = useState(() => createZoom(setEnlarged))
  useEffect(() => apply(WHOLE), [apply, shown])

  // A phone that is turned gives the picture another size, which what is enlarged must still cover.
  useEffect(() => {
    addEventListener('resize', holdAgain)
    return () => removeEventListener('resize', holdAgain)
  }, [holdAgain])

  const toggle = () => apply(enlarged ? WHOLE : { ...WHOLE, scale: STEP })
  return { target, enlarged, toggle, handlers }
}

/** How far a picture is enlarged, and where the fingers on it are. */
function createZoom(onChange: (enlarged: boolean) => void) {
  let element: HTMLElement | null = null
  let zoom = WHOLE
  const apply = (next: Zoom) => {
    if (!element) return
    zoom = held(next, { width: element.offsetWidth, height: element.offsetHeight })
    const { scale, x, y } = zoom
    element.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    onChange(scale > 1)
  }

  const fingers = new Map<number, Point>()
  let lastTap: (Point & { at: number }) | undefined
  let moved = false

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const isDouble = (point: Point, at: number) =>
    lastTap !== undefined &&
    at - lastTap.at < DOUBLE.time &&
    Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < DOUBLE.distance

  const tap = (point: Point, at: number) => {
    if (!isDouble(point, at)) {
      lastTap = { ...point, at }
      return
    }
    lastTap = undefined
    apply(zoom.scale > 1 ? WHOLE : zoomedTo(WHOLE, STEP, point))
  }
  const end = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || event.type === 'pointercancel') return
    if (!moved && fingers.size === 0 && event.pointerType === 'touch') tap(pointOf(event), event.timeStamp)
  }
  return {
    target: (rendered: HTMLElement | null) => {
      element = rendered
    },
    apply,
    holdAgain: () => apply(zoom),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (fingers.size === 0) moved = false
        // A finger that leaves the picture is still this picture's. (Not every web view knows how.)
        event.currentTarget.setPointerCapture?.(event.pointerId)
        fingers.set(event.pointerId, pointOf(event))
      },
      onPointerMove: (event: PointerEvent) => {
        const before = fingers.get(event.pointerId)
        if (!before) return
        const now = pointOf(event)
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
        if (Math.hypot(now.x - before.x, now.y - before.y) > 3 || other) moved = true
        fingers.set(event.pointerId, now)
        const { scale, x, y } = zoom
        if (other) apply(pinched(zoom, [before, other], [now, other]))
        else if (scale > 1) apply({ scale, x: x + now.x - before.x, y: y + now.y - before.y })
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
