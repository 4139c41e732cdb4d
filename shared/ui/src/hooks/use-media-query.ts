import { useCallback, useSyncExternalStore } from 'react'
import { useUi } from '../provider/ui-context'
import { BREAKPOINTS } from '../theme/tokens'

type Match = () => {
  matches: boolean
  addEventListener(type: 'change', listener: () => void): void
  removeEventListener(type: 'change', listener: () => void): void
}

const useMatch = (match: Match) =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = match()
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
      [match],
    ),
    () => match().matches,
    () => false,
  )

/** Whether a media query holds now. While prerendering it does not: phones come first. */
export const useMediaQuery = (query: string) => useMatch(useCallback(() => window.matchMedia(query), [query]))

/**
 * Whether the screen, or in a page of somebody else's the remote's own place, is at least as wide as a breakpoint:
 * sm 600, md 960, lg 1280, xl 1920.
 */
export const useAtLeast = (breakpoint: keyof typeof BREAKPOINTS) => {
  const { container } = useUi()
  const width = BREAKPOINTS[breakpoint]
  return useMatch(
    useCallback(
      () => container?.matchWidth(Number.parseInt(width)) ?? window.matchMedia(`(min-width: ${width})`),
      [container, width],
    ),
  )
}

/** Whether the person asked for no motion. */
export const usePrefersReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
