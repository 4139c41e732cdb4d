import { useEffect, useRef } from 'react'
import { useLocation } from '@yawmi/remote-kit'

/** Id of the element that is focused when the route changes, so that screen readers and the keyboard follow. */
export const MAIN_ID = 'main'

/** Moves the focus to the new content on every route change but the first. */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
