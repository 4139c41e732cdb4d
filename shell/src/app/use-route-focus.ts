import { useEffect, useRef } from 'react'
import { useLocation } from '@yawmi/remote-kit'

/** The element that takes the focus when the page changes, so that a screen reader and the keyboard follow. */
export const MAIN_ID = 'main'

/** Moves the focus to the new content on every change of page but the first. */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
