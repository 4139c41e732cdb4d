import { useCallback, useEffect, useRef } from 'react'

/**
 * Marks the entry of the browser's history that a dialog stands on with how many of them there are by now, one over the
 * other; the router's own fields stay beside it.
 */
const MARK = 'yawmiDialog'

const depth = () => Number((history.state as Record<string, unknown> | null)?.[MARK] ?? 0)
const push = (mark: number) => history.pushState({ ...(history.state as object | null), [MARK]: mark }, '')

/** The entry that a dialog stood on when the page was loaded anew: the first to open takes it over. */
let inherited = typeof history === 'undefined' ? 0 : depth()

/** @returns the mark of an entry that is there for one more dialog. */
function begin(): number {
  const mark = inherited && inherited === depth() ? inherited : depth() + 1
  inherited = 0
  if (depth() < mark) push(mark)
  return mark
}

/** Milliseconds after which a step back is taken for done: a browser may refuse it without a word. */
const PATIENCE = 1_000

/** The last step back: browsers take it later, and an entry that is written meanwhile would be lost. */
let settled = Promise.resolve()

/** One step back that the page's router does not hear of: the address stays. */
function stepBack(): Promise<void> {
  settled = new Promise((resolve) => {
    const popped = (event?: PopStateEvent) => {
      event?.stopImmediatePropagation()
      clearTimeout(timer)
      removeEventListener('popstate', popped, { capture: true })
      resolve()
    }
    const timer = setTimeout(popped, PATIENCE)
    addEventListener('popstate', popped, { capture: true })
    history.back()
  })
  return settled
}

/**
 * Gives a dialog an entry of its own in the browser's history, so that «back» closes the dialog and not the page.
 * @param id changes with each dialog; undefined while none is open, or where the history is somebody else's.
 * @param onBack the person went back; answers whether the dialog may close.
 * @returns takes the entry away again and resolves when that is done. To be called before a dialog is closed in any
 * other way than by going back.
 */
export function useHistoryEntry(id: number | undefined, onBack: () => boolean): () => Promise<void> {
  const latest = useRef(onBack)
  latest.current = onBack
  const current = useRef<() => Promise<void>>(undefined)

  useEffect(() => {
    if (id === undefined) return
    let left = false
    let mark = Infinity
    const popped = (event: PopStateEvent) => {
      // A dialog over this one was left.
      if (depth() >= mark) return
      event.stopImmediatePropagation()
      if (latest.current()) void leave()
      else push(mark)
    }
    const leave = async () => {
      if (left) return settled
      left = true
      removeEventListener('popstate', popped, { capture: true })
      // Whoever went to another page meanwhile stands on an entry that is not the dialog's.
      if (depth() === mark) await stepBack()
    }
    current.current = leave
    void settled.then(() => {
      if (left) return
      mark = begin()
      addEventListener('popstate', popped, { capture: true })
    })
    return () => void leave()
  }, [id])

  return useCallback(async () => current.current?.(), [])
}
