import { useEffect, useRef, type RefObject } from 'react'
import { anchorOf, useHost, useLocation } from '@yawmi/remote-kit'
import { usePrefersReducedMotion } from '@yawmi/ui'

/**
 * Follows the hash of the address to its part of the page. The shell does that for everything it shows; alone in
 * somebody's page the address may not even be the browser's, so the page does it by itself.
 * @returns to be put on the element that the parts lie in.
 */
export function useAnchors<E extends HTMLElement>(): RefObject<E | null> {
  const page = useRef<E>(null)
  const { mode } = useHost()
  const { hash, key } = useLocation()
  const calm = usePrefersReducedMotion()
  useEffect(() => {
    if (mode !== 'alone' || !hash) return
    const target = page.current?.querySelector(`#${CSS.escape(anchorOf(hash))}`)
    target?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
  }, [mode, hash, key, calm])
  return page
}
