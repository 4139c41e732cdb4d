import { useCallback, useState } from 'react'

/** Pixels from the screen at which something is fetched: some scrolling ahead, not a whole page as browsers do. */
const PRELOAD_MARGIN_PX = 300

/** What came near once stays fetched: going back finds it at once. */
const seen = new Set<string>()

/**
 * Whether a part of the page has come near the screen: what lies far below is not fetched for those who never scroll.
 * @param part names it, for as long as the page is open
 * @returns `ref` goes on the element whose place is watched
 */
export function useInViewport<E extends Element>(part: string) {
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
