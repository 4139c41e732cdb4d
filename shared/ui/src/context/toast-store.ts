export type ToastKind = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
}

export type ToastStore = ReturnType<typeof createToastStore>

/** Most toasts on show at once: an older one gives way. */
const MAX_TOASTS = 3
/** Milliseconds that a toast stays; what went wrong takes longer to read. */
const STAY: Record<ToastKind, number> = { success: 4000, info: 4000, error: 10_000 }

/** Toasts of one provider. The list is replaced, never changed, so that React sees every change. */
export const createToastStore = () => {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let lastId = 0
  const replace = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const dismiss = (id: number) => replace(toasts.filter((toast) => toast.id !== id))
  return {
    /** Shows a text for a while, an error for longer; said again, it shows once. */
    show: (text: string, kind: ToastKind = 'info') => {
      const id = ++lastId
      replace([...toasts.filter((toast) => toast.text !== text), { id, kind, text }].slice(-MAX_TOASTS))
      const timer = setTimeout(() => {
        timers.delete(timer)
        dismiss(id)
      }, STAY[kind])
      timers.add(timer)
    },
    dismiss,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The toasts on show, oldest first; the same array until they change. */
    read: () => toasts,
    /** Takes everything away and leaves no timer running. */
    clear: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      replace([])
    },
  }
}
