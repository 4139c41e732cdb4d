import { useEffect, useLayoutEffect, useRef } from 'react'
import { anchorOf, useLocation, useNavigationType } from '@yawmi/remote-kit'
import { positionOf, savePosition } from '../lib/scroll-position'

/** Milliseconds to wait until a page is tall enough for its saved position, or has the hash target. */
const TARGET_TIMEOUT_MS = 3_000

/**
 * Scrolling as the specification says (section 2): smoothly to a hash target if there is one, otherwise to the saved
 * position on going back, otherwise to the top. A visitor who scrolls meanwhile is not interrupted.
 */
export function useScroll(): void {
  const { key, hash, pathname, search } = useLocation()
  const type = useNavigationType()
  // The first entry of every document has the same key: its address distinguishes it from the previous document's.
  const entry = `${key} ${pathname}`

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  const shown = useRef<string[]>(undefined)
  useLayoutEffect(() => {
    const isNewDocument = !shown.current && isNavigation()
    const [path, query] = shown.current ?? []
    // What is searched for is written to the address of the screen on which somebody is typing. A link to the very address where one is
    // replaces it, too, and leads to the top.
    const isSearch = path === pathname && query !== search && type === 'REPLACE'
    shown.current = [pathname, search]
    if (hash) return whenPossible(() => scrollToTarget(hash))
    const saved = type === 'POP' ? positionOf(entry) : undefined
    if (saved) return whenPossible(() => scrollToSaved(saved))
    // It is at its top, or where somebody has scrolled a prerendered page to; to scroll would compute its first layout here.
    if (!isNewDocument && !isSearch) scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [entry, pathname, search, hash, type])

  // In the layout phase: the old listener must be gone when leaving scrolls the page, or it would save the top.
  useLayoutEffect(() => {
    let frame = 0
    const save = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => savePosition(entry, scrollY))
    }
    addEventListener('scroll', save, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', save)
    }
  }, [entry])
}

/** Whether the document came by a link or an address, and not by a reload or from the history, which may scroll by themselves. */
function isNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.type === 'navigate'
}

function scrollToTarget(hash: string): boolean {
  const target = document.getElementById(anchorOf(hash))
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth', block: 'start' })
  return target !== null
}

function scrollToSaved(top: number): boolean {
  const reachable = document.documentElement.scrollHeight - innerHeight
  if (reachable < top) return false
  scrollTo({ top, behavior: 'instant' })
  return true
}

/** Attempts at once and then whenever the page changes, until one succeeds, the timeout passes, or the visitor interacts. */
function whenPossible(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const stop = new AbortController()
  const observer = new MutationObserver(() => attempt() && stop.abort())
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stop.abort(), TARGET_TIMEOUT_MS)
  for (const event of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(event, () => stop.abort(), { once: true, passive: true, signal: stop.signal })
  stop.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  return () => stop.abort()
}
