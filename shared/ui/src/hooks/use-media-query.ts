import { useCallback, useSyncExternalStore } from 'react'
import { renderedFor } from '@yawmi/lib'
import { useUi, type SizeContainer } from '../context/ui-context'
import { BREAKPOINTS } from '../theme/tokens'

/** Of the widths that layouts query; nothing else is known where a page is rendered. */
const holdsWhenRendered = (query: string) => {
  const [, min] = /^\(min-width: (\d+)px\)$/.exec(query) ?? []
  return min !== undefined && Number(min) <= (renderedFor()?.width ?? 0)
}

/**
 * Whether a media query holds now. While prerendering it does not: phones come first. A first screen is rendered for the
 * width of its window.
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
    () => holdsWhenRendered(query),
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
