import { useLayoutEffect, useRef, type MouseEvent as ReactMouseEvent } from 'react'

/** Milliseconds after a dialog has closed in which a press may still be meant for it: the second of a double press, or an impatient one. */
const MEANT_FOR_MS = 400
/** CSS pixels from the last press in the dialog within which a press is one more of it. */
const SAME_PLACE_PX = 24

interface Place {
  x: number
  y: number
}

/**
 * Keeps presses that were meant for a dialog from what lies behind it. On phones its buttons are over the bar at the
 * window's foot: the second press on «yes» would leave the page for another one.
 * @returns handler of clicks in the dialog
 */
export function useDoublePress(open: boolean): (event: ReactMouseEvent) => void {
  const last = useRef<Place>(undefined)
  useLayoutEffect(() => {
    if (!open) return
    last.current = undefined
    return () => {
      if (last.current) dropPressesAt(last.current)
    }
  }, [open])
  return ({ detail, clientX, clientY }) => {
    // Keys and scripts press at no place.
    if (detail > 0 && (clientX || clientY)) last.current = { x: clientX, y: clientY }
  }
}

function dropPressesAt({ x, y }: Place): void {
  const drop = (event: MouseEvent) => {
    if (event.detail === 0) return
    // Who has pressed elsewhere means what is there now.
    if (Math.hypot(event.clientX - x, event.clientY - y) > SAME_PLACE_PX) return stop()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // The focus moves before a click.
  const types = ['mousedown', 'click'] as const
  const stop = () => types.forEach((type) => removeEventListener(type, drop, { capture: true }))
  for (const type of types) addEventListener(type, drop, { capture: true })
  setTimeout(stop, MEANT_FOR_MS)
}
