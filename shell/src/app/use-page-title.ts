import { useEffect, useRef } from 'react'
import { useBrand, useLocation } from '@yawmi/remote-kit'

/** The element that takes the focus when the page changes, so that a screen reader and the keyboard follow. */
export const MAIN_ID = 'main'

/** Names the document after its screen and, on every change but the first, moves the focus to the new content. */
export function usePageTitle(title: string): void {
  const brand = useBrand()
  const { pathname } = useLocation()
  const arrived = useRef(false)

  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name
  }, [title, brand.name])

  useEffect(() => {
    if (arrived.current) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    arrived.current = true
  }, [pathname])
}
