import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusable } from '../focus/focus'

/** What had the focus before a dialog that was removed while it was open, until the next one opens. */
let orphaned: HTMLElement | undefined

const DIALOG = '[role$=dialog]'

/**
 * The focus after a dialog where its own trap cannot return it. One that takes the place of a dialog which was removed while
 * it was open, as the code dialog does of the one that shows its loading, begins when nothing has the focus. And what had it
 * may be gone by the end, as the form of somebody who has signed in: what was around it has the focus then.
 * @param layer element in whose document or shadow root the dialog is
 * @param content the dialog itself
 * @returns what to focus after the dialog; null where its own trap has seen what to return to
 */
export function useFinalFocus(
  open: boolean,
  layer: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): () => HTMLElement | null {
  const before = useRef<HTMLElement>(undefined)
  const inherited = useRef<HTMLElement>(undefined)
  const around = useRef<HTMLElement[]>([])
  const isOpen = useRef(false)
  const rootOf = () => layer.current?.getRootNode() as Document | ShadowRoot | undefined

  // The trap begins in the next frame.
  useLayoutEffect(() => {
    isOpen.current = open
    if (!open) return
    const active = rootOf()?.activeElement
    const isLost = !active || active === document.body
    inherited.current = isLost ? orphaned : undefined
    const note = (element: HTMLElement | undefined) => {
      before.current = element
      around.current = ancestorsOf(element)
    }
    note(isLost ? orphaned : (active as HTMLElement))
    orphaned = undefined
    if (!isLost) return
    // A dialog of another copy of this code may give it back only now.
    const root = rootOf()
    const givenBack = ({ target }: Event) => {
      if (target instanceof HTMLElement && !target.closest(DIALOG)) note(target)
    }
    root?.addEventListener('focusin', givenBack)
    return () => root?.removeEventListener('focusin', givenBack)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the root of a layer does not change
  }, [open, layer])

  useLayoutEffect(
    () => () => {
      if (isOpen.current) orphaned = before.current
    },
    [],
  )
  /** Another dialog that is open by now, and not the one that this was opened from. */
  const another = () =>
    [...(rootOf()?.querySelectorAll<HTMLElement>(`${DIALOG}[data-state=open]`) ?? [])].find(
      (dialog) => dialog !== content.current && !dialog.contains(before.current ?? null),
    )
  /** The page may have gone on, and given the focus to another screen. */
  const isTaken = () => {
    const active = rootOf()?.activeElement
    return active && active !== document.body && !active.closest(DIALOG)
  }
  return () => {
    // A dialog that is open has the focus, and closes when it loses it.
    const first = another() ?? (inherited.current?.isConnected ? inherited.current : undefined)
    if (first) return first
    if (before.current?.isConnected || isTaken()) return null
    const place = around.current.find(({ isConnected }) => isConnected)
    return place ? focusable(place) : null
  }
}

/** The nearest first, within its document or shadow root. */
function ancestorsOf(element: HTMLElement | undefined): HTMLElement[] {
  const parent = element?.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}
