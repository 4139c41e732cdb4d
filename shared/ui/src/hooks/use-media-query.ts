import { useCallback, useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../theme/tokens'

/** Whether a media query holds now. While prerendering it does not: phones come first. */
export const useMediaQuery = (query: string) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether the screen is at least as wide as a breakpoint: sm 600, md 960, lg 1280, xl 1920. */
export const useAtLeast = (breakpoint: keyof typeof BREAKPOINTS) =>
  useMediaQuery(`(min-width: ${BREAKPOINTS[breakpoint]})`)

/** Whether the person asked for no motion. */
export const usePrefersReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
