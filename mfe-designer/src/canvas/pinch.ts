import type { TextBox } from '../document/design'
import { FONT_SIZE } from '../document/design'
import type { Placement } from '../commands/transform-box'

interface Point {
  x: number
  y: number
}

interface Grip {
  distance: number
  /** Radians. */
  angle: number
  middle: Point
}

/** How two fingers lie. */
export const gripOf = (one: Point, two: Point): Grip => ({
  distance: Math.hypot(two.x - one.x, two.y - one.y),
  angle: Math.atan2(two.y - one.y, two.x - one.x),
  middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
})

/**
 * Where a box goes when the fingers that held it move: it grows with their distance, its letters with it, turns with
 * their angle and follows their middle.
 * @param height of the box as it is drawn, in stage units.
 * @param scale screen px of one stage unit.
 * @param widest that the box may become, in stage units.
 */
export function pinched(
  box: TextBox,
  height: number,
  from: Grip,
  to: Grip,
  { scale, widest }: { scale: number; widest: number },
): Required<Placement> {
  const wanted = box.fontSize * (to.distance / Math.max(1, from.distance))
  const most = Math.min(FONT_SIZE.most, (box.fontSize * Math.max(widest, box.width)) / box.width)
  const fontSize = Math.min(most, Math.max(FONT_SIZE.least, wanted))
  const growth = fontSize / box.fontSize
  const [width, tall] = [box.width * growth, height * growth]
  const x = box.x + (box.width - width) / 2 + (to.middle.x - from.middle.x) / scale
  const y = box.y + (height - tall) / 2 + (to.middle.y - from.middle.y) / scale
  const rotation = box.rotation + ((to.angle - from.angle) * 180) / Math.PI
  return { x, y, width, height: tall, rotation, fontSize }
}

interface PinchOptions {
  /** The box that the fingers take hold of, with its height as drawn; undefined where there is none. */
  hold: () => { box: TextBox; height: number } | undefined
  scale: number
  widest: number
  onStart: () => void
  onMove: (box: TextBox, placement: Placement) => void
  onEnd: (box: TextBox, placement: Placement) => void
}

/**
 * Follows two fingers over an element; returns its end. Listeners are native and not passive, because React's cannot
 * keep the browser from zooming the page.
 */
export function followPinch(
  element: HTMLElement,
  { hold, scale, widest, onStart, onMove, onEnd }: PinchOptions,
): () => void {
  let held: { box: TextBox; height: number; from: Grip; placement?: Placement } | undefined
  const grip = ({ touches }: TouchEvent) => {
    const points = [...touches].slice(0, 2).map(({ clientX, clientY }) => ({ x: clientX, y: clientY }))
    return points[0] && points[1] ? gripOf(points[0], points[1]) : undefined
  }
  const start = (event: TouchEvent) => {
    const [from, what] = [grip(event), hold()]
    if (!from || !what || event.touches.length !== 2) return
    event.preventDefault()
    event.stopPropagation()
    onStart()
    held = { ...what, from }
  }
  const move = (event: TouchEvent) => {
    const to = held && grip(event)
    if (!held || !to) return
    event.preventDefault()
    event.stopPropagation()
    held.placement = pinched(held.box, held.height, held.from, to, { scale, widest })
    onMove(held.box, held.placement)
  }
  const end = (event: TouchEvent) => {
    if (!held || event.touches.length > 1) return
    const { box, placement = { x: box.x, y: box.y } } = held
    held = undefined
    onEnd(box, placement)
  }
  const options = { passive: false, capture: true }
  element.addEventListener('touchstart', start, options)
  window.addEventListener('touchmove', move, options)
  window.addEventListener('touchend', end, options)
  window.addEventListener('touchcancel', end, options)
  return () => {
    element.removeEventListener('touchstart', start, options)
    window.removeEventListener('touchmove', move, options)
    window.removeEventListener('touchend', end, options)
    window.removeEventListener('touchcancel', end, options)
  }
}
