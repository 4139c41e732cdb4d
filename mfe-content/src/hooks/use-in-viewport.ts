import { useCallback, useState } from 'react'

/**
 * Distance from the viewport, in pixels, at which content is fetched: a little scrolling ahead, less than browsers' own
 * lazy loading.
 */
const PRELOAD_MARGIN_PX = 300

/** Parts that were in the viewport once: on return their content is fetched at once. */
const seen = new Set<string>()

/** Browsers without an observer show all at once; on a server nothing is in view yet. */
const cannotObserve = () => typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined'

/**
 * Whether a part of the page has come near the viewport: content far below is not fetched for visitors who never
 * scroll.
 * @param part identifies it, for as long as the page is open
 * @returns `ref` goes on the element that is observed
 */
export function useInViewport<E extends Element>(part: string) {
  const [inViewport, setInViewport] = useState(() => seen.has(part) || cannotObserve())
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
