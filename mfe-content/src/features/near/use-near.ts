import { useCallback, useState, type RefCallback } from 'react'

/** Pixels from the screen at which something is fetched: some scrolling ahead, not a whole page as browsers do. */
const AHEAD = 300

/** What came near once stays fetched: going back finds it at once. */
const met = new Set<string>()

export interface Near<E extends Element> {
  near: boolean
  /** Goes on the element whose place is watched. */
  place: RefCallback<E>
}

/**
 * Whether a part of the page has come near the screen: what lies far below is not fetched for those who never scroll.
 * @param part names it, for as long as the page is open
 */
export function useNear<E extends Element>(part: string): Near<E> {
  const [near, setNear] = useState(() => met.has(part) || typeof IntersectionObserver === 'undefined')
  const place = useCallback(
    (element: E | null) => {
      if (!element || met.has(part) || typeof IntersectionObserver === 'undefined') return undefined
      const watcher = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          met.add(part)
          setNear(true)
          watcher.disconnect()
        },
        { rootMargin: `${AHEAD}px 0px` },
      )
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [part],
  )
  return { near, place }
}
