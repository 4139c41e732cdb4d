import { useEffect, useRef, type RefObject } from 'react'
import { anchorOf, useHost, useLocation, useNavigationType } from '@yawmi/remote-kit'
import { focusable, usePrefersReducedMotion } from '@yawmi/ui'

/**
 * Follows the hash of the address to its part of the page. The shell scrolls to it for everything it shows; alone in
 * somebody's page the address may not even be the browser's, so the page does it by itself. In both the part gets the
 * focus when a link was followed, as with the browser's own anchors.
 * @returns to be put on the element that the parts lie in.
 */
export function useAnchors<E extends HTMLElement>(): RefObject<E | null> {
  const page = useRef<E>(null)
  const { mode } = useHost()
  const { hash, key } = useLocation()
  // A page that is opened with a hash, or come back to, keeps the focus where it is.
  const isFollowed = useNavigationType() !== 'POP'
  const calm = usePrefersReducedMotion()
  useEffect(() => {
    const part = hash ? page.current?.querySelector<HTMLElement>(`#${CSS.escape(anchorOf(hash))}`) : undefined
    if (!part) return
    if (mode === 'alone') part.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
    if (!isFollowed) return
    // After the shell's own effect, which gives the focus to the content of another page.
    const timer = setTimeout(() => focusable(part).focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [mode, hash, key, calm, isFollowed])
  return page
}
