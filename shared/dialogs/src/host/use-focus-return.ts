import { useEffect, useRef } from 'react'

/**
 * Returns focus after the last of several dialogs to what had it before the first. The dialogs cannot: each returns focus
 * to the one before it, which is gone.
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
