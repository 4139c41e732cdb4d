import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Pixels by which a width may change without another layout of its text: a scrollbar comes and goes with a long one. */
const SCROLLBAR_PX = 20

/** Share of the window's height that it is kept at most: a short text in the middle is in view then, from above and from below. */
const MAX_SHARE = 0.7

/**
 * Keeps an element at the greatest height that it has had, as far as a window shows it, so that what is below it does not
 * move under the thumb. A change of its width resets it: the window turns, or a host page shows what was hidden when it was measured.
 * @param shown identifies the current content; undefined while there is none.
 * @returns a ref for the element.
 */
export function useTallest<E extends HTMLElement>(shown: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null)
  const tallest = useRef({ height: 0, width: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const isOther = () => Math.abs(tallest.current.width - current.offsetWidth) > SCROLLBAR_PX
    const hold = () => {
      if (isOther()) tallest.current = { height: 0, width: current.offsetWidth }
      current.style.minBlockSize = ''
      tallest.current.height = Math.max(tallest.current.height, current.offsetHeight)
      current.style.minBlockSize = `${Math.min(tallest.current.height, window.innerHeight * MAX_SHARE)}px`
    }
    hold()
    const observer = new ResizeObserver(() => isOther() && hold())
    observer.observe(current)
    return () => observer.disconnect()
  }, [shown])
  return element
}
