import { useEffect, useRef } from 'react'

/**
 * Remembers what was focused before the first of several dialogs and focuses it after the last, where the dialogs
 * themselves could not: what each of them would return to may have been the one before it.
 */
export function useFocusReturn(open: boolean): void {
  const before = useRef<Element>(null)
  useEffect(() => {
    if (!open) return
    before.current = document.activeElement
    return () => {
      const back = before.current
      requestAnimationFrame(() => {
        const lost = !document.activeElement || document.activeElement === document.body
        if (lost && back instanceof HTMLElement && back.isConnected) back.focus()
      })
    }
  }, [open])
}
