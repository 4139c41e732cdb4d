import { useEffect, useState, type PointerEvent } from 'react'
import { held, pinched, STEP, WHOLE, zoomedTo, type Point, type Zoom } from './zoom-geometry'

/** Limits within which two taps count as a double tap, in milliseconds and pixels. */
const DOUBLE = { time: 300, distance: 24 }

/**
 * Enlarges by a pinch, a double tap or `toggle`, and moves the enlarged picture. Only the picture's style changes while
 * fingers move, so that nothing is rendered.
 * @param shown identifies the picture; another one starts at its normal size.
 */
export function useZoom(shown: string) {
  const [enlarged, setEnlarged] = useState(false)
  const [{ target, apply, holdAgain, handlers }] = useState(() => createZoom(setEnlarged))
  useEffect(() => apply(WHOLE), [apply, shown])

  // Turning the phone changes the picture's size, which the enlarged picture must still cover.
  useEffect(() => {
    addEventListener('resize', holdAgain)
    return () => removeEventListener('resize', holdAgain)
  }, [holdAgain])

  const reset = () => apply(WHOLE)
  const toggle = () => (enlarged ? reset() : apply({ ...WHOLE, scale: STEP }))
  return { target, enlarged, toggle, reset, handlers }
}

/** The zoom of a picture, and the positions of the fingers on it. */
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
        // Capture keeps a finger that leaves the picture assigned to it. Some web views lack pointer capture.
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
