import { useCallback, useSyncExternalStore } from 'react'
import { useUi, type SizeContainer } from '../context/ui-context'
import { BREAKPOINTS } from '../theme/tokens'

/**
 * Whether a media query holds now. While prerendering it does not: phones come first.
 * @param view what is asked: the window, unless told.
 */
export const useMediaQuery = (query: string, view: Pick<SizeContainer, 'matchMedia'> = globalThis) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = view.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query, view],
  )
  return useSyncExternalStore(
    subscribe,
    () => view.matchMedia(query).matches,
    () => false,
  )
}

/**
 * Whether the screen, or in an integrator's page the remote's own container, is at least as wide as a breakpoint: sm
 * 600, md 960, lg 1280, xl 1920.
 */
export const useAtLeast = (breakpoint: keyof typeof BREAKPOINTS) =>
  useMediaQuery(`(min-width: ${BREAKPOINTS[breakpoint]})`, useUi().container)

/** Whether the person asked for no motion. */
export const usePrefersReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
