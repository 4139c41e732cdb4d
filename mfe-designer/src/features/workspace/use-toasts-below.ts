import { useLayoutEffect, type RefObject } from 'react'
import { SCOPE_CLASS } from '@yawmi/ui'

/** Px between the bar and the toasts below it. */
const GAP_PX = 8

/** Has toasts appear below an element at the top of the window, for as long as it stands: they cover no button of it. */
export function useToastsBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = element.current
    const scope = bar?.closest<HTMLElement>(`.${SCOPE_CLASS}`)
    if (!bar || !scope) return
    const measure = () => scope.style.setProperty('--yw-toasts-top', `${bar.getBoundingClientRect().bottom + GAP_PX}px`)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(bar)
    return () => {
      watch.disconnect()
      scope.style.removeProperty('--yw-toasts-top')
    }
  }, [element])
}
