import { useCallback, useEffect, useLayoutEffect, useState, type PointerEvent } from 'react'
import type { Studio } from '../../studio/studio'
import { useStudio } from '../../studio/use-studio'
import { gripOf, type Grip } from './grip'
import type { spanMarquee } from './marquee'
import type { PointerSurface } from './pointer-state'
import { PointerTool } from './pointer-tool'

/** Part of a gesture of two fingers; the first one alone selects. */
const isSecondFinger = ({ pointerType, isPrimary }: PointerEvent) => pointerType === 'touch' && !isPrimary

/** The pointer of a stage, and the handlers of presses on its boxes and beside them. */
export function usePointerTool(surface: PointerSurface) {
  const studio = useStudio()
  const [tool] = useState(() => new PointerTool(studio, surface))
  useLayoutEffect(() => tool.moveTo(surface))
  const { stage } = surface
  useEffect(() => (stage ? listen(stage, tool) : undefined), [stage, tool])

  const pressBox = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) => {
      if (isSecondFinger(event)) return
      // A menu is of all that is selected.
      if (event.button > 0) studio.select(id, selectedBeside(studio, id))
      else {
        const { pointerType, shiftKey, ctrlKey, metaKey } = event
        tool.pressBox(id, event.nativeEvent, { touch: pointerType === 'touch', adds: shiftKey || ctrlKey || metaKey })
      }
    },
    [studio, tool],
  )
  const pressStage = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerType } = event
    if (isSecondFinger(event)) return
    const leave = () => {
      studio.select(null)
      currentTarget.focus({ preventScroll: true })
    }
    const span = () =>
      void followMarquee({
        frame: currentTarget,
        from: { x: event.clientX, y: event.clientY },
        studio,
        scale: surface.scale,
      })
    // A finger that only moves scrolls the page: it spans a rectangle after a long press.
    if (pointerType === 'touch') return tool.press(leave, undefined, () => (leave(), span()))
    leave()
    if (pointerType === 'mouse' && event.button === 0) span()
  }
  return { tool, pressBox, pressStage }
}

const selectedBeside = (studio: Studio, id: string): string[] | undefined => {
  const { selected, others } = studio.view()
  const all = [selected, ...others].filter((each) => each !== null)
  return all.includes(id) ? all.filter((each) => each !== id) : undefined
}

/** Loads what spans a rectangle with the first press beside the boxes, by a finger a long one. */
async function followMarquee(input: Omit<Parameters<typeof spanMarquee>[0], 'released'>): Promise<void> {
  const released = new AbortController()
  const { signal } = released
  // A second finger begins a gesture of both.
  for (const end of ['pointerup', 'pointercancel', 'touchstart'] as const)
    addEventListener(end, () => released.abort(), { signal, capture: true })
  addEventListener('touchmove', (event) => event.preventDefault(), { signal, passive: false })
  try {
    const { spanMarquee } = await import('./marquee')
    if (!signal.aborted) spanMarquee({ ...input, released: signal })
  } catch {
    // Boxes can be selected one by one.
  }
}

const gripOfTouches = ({ touches: [one, two] }: TouchEvent) =>
  one && two && gripOf({ x: one.clientX, y: one.clientY }, { x: two.clientX, y: two.clientY })

/** A tap of two fingers: how soon they are lifted, and how far they may have moved, in px. */
const TAP = { withinMs: 300, movedPx: 10 }

const isApart = (one: Grip, other: Grip) =>
  Math.hypot(other.middle.x - one.middle.x, other.middle.y - one.middle.y) > TAP.movedPx ||
  Math.abs(other.distance - one.distance) > TAP.movedPx

/** Milliseconds of a press after which it is a long one. */
const HOLD_MS = 500

/** Native listeners and not passive ones, because React's cannot keep the browser from zooming the page. */
function listen(stage: HTMLElement, tool: PointerTool): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const pinch = { passive: false, capture: true, signal }
  const take = (event: TouchEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  /** Two fingers that have just come down, and may be lifted as a tap. */
  let tap: { at: number; grip: Grip } | undefined
  /** Whether two fingers are down, on an element or on the canvas. */
  let areDown = false
  const start = (event: TouchEvent) => {
    const grip = gripOfTouches(event)
    tap = grip && event.touches.length === 2 ? { at: event.timeStamp, grip } : undefined
    if (!grip || event.touches.length > 2) return
    if (!tool.pinchStart(grip)) tool.lookStart(grip)
    areDown = true
    take(event)
  }
  const move = (event: TouchEvent) => {
    const grip = gripOfTouches(event)
    if (tap && grip && isApart(tap.grip, grip)) tap = undefined
    if (grip && tool.pinchMove(grip)) take(event)
  }
  stage.addEventListener('touchstart', start, pinch)
  addEventListener('touchmove', move, pinch)
  for (const end of ['touchend', 'touchcancel'] as const)
    addEventListener(
      end,
      ({ touches, timeStamp }) => {
        if (touches.length >= 2) return
        areDown = false
        if (end === 'touchend' && tap && timeStamp - tap.at < TAP.withinMs) tool.undoByTap()
        else tool.pinchEnd()
        tap = undefined
      },
      pinch,
    )
  // Nobody asks for these, and React would look for who does at each move of each finger.
  addEventListener('pointermove', (event) => areDown && event.stopPropagation(), { capture: true, signal })
  let holding: ReturnType<typeof setTimeout> | undefined
  stage.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      clearTimeout(holding)
      if (pointerType === 'touch') holding = setTimeout(() => tool.hold(), HOLD_MS)
    },
    { capture: true, signal },
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, () => clearTimeout(holding), { signal })
  // Browsers open a menu for a long press, before or after this; Safari does not.
  addEventListener(
    'contextmenu',
    (event) => {
      if (!tool.hold() && !tool.isHeld) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
  let opened = false
  addEventListener('pointermove', (event) => tool.move(event), { signal })
  addEventListener('pointerup', () => (opened = tool.release()), { signal })
  addEventListener('pointercancel', () => tool.cancel(), { signal })
  addEventListener('contextmenu', () => tool.openMenu(), { signal })
  // The click that browsers make of a tap would put the caret where the finger was, and not behind the text.
  addEventListener('touchend', (event) => opened && event.cancelable && event.preventDefault(), pinch)
  return () => listening.abort()
}
