import { useEffect, useLayoutEffect } from 'react'
import { anchorOf, useLocation, useNavigationType } from '@yawmi/remote-kit'
import { positionOf, rememberPosition } from './scroll-position'

/** Milliseconds to wait for a page to become tall enough for its saved position, or for a hash target to be there. */
const PATIENCE = 3_000

/**
 * Scrolling as the specification says (section 2): smoothly to a hash target if there is one, otherwise to the saved
 * position on going back, otherwise to the top. A person who scrolls meanwhile is not fought.
 */
export function useScroll(): void {
  const { key, hash, pathname } = useLocation()
  const type = useNavigationType()
  // The first entry of every document has the same key: its address tells it from that of the document before.
  const entry = `${key} ${pathname}`

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    if (hash) return whenPossible(() => scrollToTarget(hash))
    const saved = type === 'POP' ? positionOf(entry) : undefined
    if (saved) return whenPossible(() => scrollToSaved(saved))
    scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [entry, hash, type])

  // In the layout phase: the scroll that leaving causes must find the old listener gone, or it saves the top as its place.
  useLayoutEffect(() => {
    let frame = 0
    const remember = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => rememberPosition(entry, scrollY))
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', remember)
    }
  }, [entry])
}

function scrollToTarget(hash: string): boolean {
  const target = document.getElementById(anchorOf(hash))
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
  return target !== null
}

function scrollToSaved(top: number): boolean {
  const reachable = document.documentElement.scrollHeight - innerHeight
  if (reachable < top) return false
  scrollTo({ top, behavior: 'instant' })
  return true
}

/** Tries at once and then whenever the page grows, until it worked, time is up, or the person takes over. */
function whenPossible(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const stop = new AbortController()
  const observer = new MutationObserver(() => attempt() && stop.abort())
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stop.abort(), PATIENCE)
  for (const event of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(event, () => stop.abort(), { once: true, passive: true, signal: stop.signal })
  stop.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  return () => stop.abort()
}
