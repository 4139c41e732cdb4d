import { useCallback, useState, type RefCallback } from 'react'

/** Pixels from the screen at which something is fetched: some scrolling ahead, not a whole page as browsers do. */
const PRELOAD_MARGIN_PX = 300

/** What came near once stays fetched: going back finds it at once. */
const seen = new Set<string>()

export interface InViewport<E extends Element> {
  inViewport: boolean
  /** Goes on the element whose place is watched. */
  ref: RefCallback<E>
}

/**
 * Whether a part of the page has come near the screen: what lies far below is not fetched for those who never scroll.
 * @param part names it, for as long as the page is open
 */
export function useInViewport<E extends Element>(part: string): InViewport<E> {
  const [inViewport, setInViewport] = useState(() => seen.has(part) || typeof IntersectionObserver === 'undefined')
  const ref = useCallback(
    (element: E | null) => {
      if (!element || seen.has(part) || typeof IntersectionObserver === 'undefined') return undefined
      const watcher = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          seen.add(part)
          setInViewport(true)
          watcher.disconnect()
        },
        { rootMargin: `${PRELOAD_MARGIN_PX}px 0px` },
      )
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [part],
  )
  return { inViewport, ref }
}
