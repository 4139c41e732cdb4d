import { useEffect, type RefObject } from 'react'

/** Milliseconds after which a page that never rests is laid out all the same. */
const MAX_WAIT_MS = 3_000

/**
 * Has the sections below the screen laid out as soon as the page is at rest. Until then guesses hold their places, with which
 * a smooth way to one of them, or a reload in the middle of the page, would end beside it.
 * @param page in which they lie
 */
export function useWholePage(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => page.current?.toggleAttribute('data-whole', true)
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(show, MAX_WAIT_MS)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(show, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(idle)
  }, [page])
}
