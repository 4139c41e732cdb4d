import { useEffect, useRef, useState } from 'react'
import { useLocation } from '@yawmi/remote-kit'

/**
 * A menu under a button: a press or the focus elsewhere, Escape and another page close it; Escape returns the focus to the button.
 * @returns `container` goes on the element around the button and what it opens
 */
export function useDisclosure() {
  const container = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const [shownKey, setShownKey] = useState(key)
  if (key !== shownKey) {
    setShownKey(key)
    setOpen(false)
  }
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const onElsewhere = ({ target }: Event) => {
      if (!container.current?.contains(target as Node) && !isInDialog(target)) setOpen(false)
    }
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || isInDialog(target)) return
      setOpen(false)
      container.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
    }
    // It lies over the page, and over what gets the focus behind its end.
    for (const event of ['pointerdown', 'focusin']) addEventListener(event, onElsewhere, stop)
    addEventListener('keydown', onKeyDown, stop)
    return () => stop.abort()
  }, [open])
  return { open, toggle: () => setOpen(!open), container }
}

/** A confirmation that the menu opened is outside of it in the DOM, but part of it. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=alertdialog]') !== null
