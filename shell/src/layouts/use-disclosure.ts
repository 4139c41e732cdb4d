import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from '@yawmi/remote-kit'

interface Disclosure {
  open: boolean
  toggle(): void
  /** Of the element around the button and what it opens. */
  place: RefObject<HTMLDivElement | null>
}

/** A menu under a button: a press elsewhere, Escape and another page close it; Escape returns the focus to the button. */
export function useDisclosure(): Disclosure {
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const pressed = ({ target }: Event) => {
      if (!place.current?.contains(target as Node) && !isInDialog(target)) setOpen(false)
    }
    const typed = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || isInDialog(target)) return
      setOpen(false)
      place.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
    }
    addEventListener('pointerdown', pressed, stop)
    addEventListener('keydown', typed, stop)
    return () => stop.abort()
  }, [open])
  return { open, toggle: () => setOpen(!open), place }
}

/** A question that the menu led to lies outside of it and belongs to it. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=alertdialog]') !== null
