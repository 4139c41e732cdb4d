import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What had the focus before a dialog that was removed while it was open, until the next one opens. */
let orphaned: HTMLElement | undefined

/**
 * The focus after a dialog that takes the place of one which was removed while it was open, as the code dialog does of
 * the one that shows its loading. Its focus trap begins before the other's has returned the focus, when nothing has it.
 * @param layer element in whose document or shadow root the dialog is
 * @returns what to focus after the dialog; null where its own trap has seen what to return to
 */
export function useFinalFocus(open: boolean, layer: RefObject<HTMLElement | null>): () => HTMLElement | null {
  const before = useRef<HTMLElement>(undefined)
  const inherited = useRef<HTMLElement>(undefined)
  const isOpen = useRef(false)

  // The trap begins in the next frame.
  useLayoutEffect(() => {
    isOpen.current = open
    if (!open) return
    const active = (layer.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement
    const isLost = !active || active === document.body
    inherited.current = isLost ? orphaned : undefined
    before.current = isLost ? orphaned : (active as HTMLElement)
    orphaned = undefined
  }, [open, layer])

  useLayoutEffect(
    () => () => {
      if (isOpen.current) orphaned = before.current
    },
    [],
  )
  return () => (inherited.current?.isConnected ? inherited.current : null)
}
