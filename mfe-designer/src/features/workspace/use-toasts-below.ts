import { useEffect, type RefObject } from 'react'
import { SCOPE_CLASS } from '@yawmi/ui'

/** Px between the bar and the toasts below it. */
const GAP_PX = 8

/** Has toasts appear below an element at the top of the window, for as long as it stands: they cover no button of it. */
export function useToastsBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = element.current
    // On their own element: everything within the one that it is set on is styled anew.
    const toasts = bar?.closest(`.${SCOPE_CLASS}`)?.querySelector<HTMLElement>('[data-toasts]')
    if (!bar || !toasts) return
    const measure = () =>
      toasts.style.setProperty('--yw-toasts-top', `${bar.getBoundingClientRect().bottom + GAP_PX}px`)
    // It calls once when it begins, after the layout of the frame: to measure before that would take a layout of its own.
    const watch = new ResizeObserver(measure)
    watch.observe(bar)
    // The editor is less high where the shell's notice of a lost network has moved it, and the bar with it, down.
    if (bar.parentElement) watch.observe(bar.parentElement)
    return () => {
      watch.disconnect()
      toasts.style.removeProperty('--yw-toasts-top')
    }
  }, [element])
}
