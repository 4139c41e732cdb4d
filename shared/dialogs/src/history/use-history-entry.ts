import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Field of the state of a dialog's history entry: how many dialogs are open, one over the other. The router's own fields
 * stay.
 */
const MARK = 'yawmiDialog'

const depth = () => Number((history.state as Record<string, unknown> | null)?.[MARK] ?? 0)
const push = (mark: number) => history.pushState({ ...(history.state as object | null), [MARK]: mark }, '')

/** Depth of the entry that was current when the page was reloaded with a dialog open: the first dialog takes it over. */
let inherited = typeof history === 'undefined' ? 0 : depth()

/** @returns depth of the entry of one more dialog. */
function takeEntry(): number {
  const mark = inherited && inherited === depth() ? inherited : depth() + 1
  inherited = 0
  if (depth() < mark) push(mark)
  return mark
}

/** Milliseconds after which a step back counts as done: a browser may ignore it. */
const STEP_BACK_TIMEOUT_MS = 1_000

/** The last step back: browsers take it asynchronously, and an entry that is pushed meanwhile would be lost. */
let settled = Promise.resolve()

/** One step back that is hidden from the router: the address stays. */
function stepBack(): Promise<void> {
  settled = new Promise((resolve) => {
    const popped = (event?: PopStateEvent) => {
      event?.stopImmediatePropagation()
      clearTimeout(timer)
      removeEventListener('popstate', popped, { capture: true })
      resolve()
    }
    const timer = setTimeout(popped, STEP_BACK_TIMEOUT_MS)
    addEventListener('popstate', popped, { capture: true })
    history.back()
  })
  return settled
}

/**
 * Gives a dialog an entry of its own in the browser's history, so that «back» closes the dialog and not the page.
 * @param id changes with each dialog; undefined while none is open, or where the history is a host page's.
 * @param onBack the person went back; returns whether the dialog may close.
 * @returns removes the entry and resolves when that is done. Call it before a dialog is closed in any other way than by
 * going back.
 */
export function useHistoryEntry(id: number | undefined, onBack: () => boolean): () => Promise<void> {
  const mayClose = useEffectEvent(onBack)
  const current = useRef<() => Promise<void>>(undefined)

  useEffect(() => {
    if (id === undefined) return
    let left = false
    let mark = Infinity
    const popped = (event: PopStateEvent) => {
      // A dialog over this one was closed.
      if (depth() >= mark) return
      event.stopImmediatePropagation()
      if (mayClose()) void leave()
      else push(mark)
    }
    const leave = async () => {
      if (left) return settled
      left = true
      removeEventListener('popstate', popped, { capture: true })
      // After a navigation the current entry is not the dialog's.
      if (depth() === mark) await stepBack()
    }
    current.current = leave
    void settled.then(() => {
      if (left) return
      mark = takeEntry()
      addEventListener('popstate', popped, { capture: true })
    })
    return () => void leave()
  }, [id])

  return useCallback(async () => current.current?.(), [])
}
