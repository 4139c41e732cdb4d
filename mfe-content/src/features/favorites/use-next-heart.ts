import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Has the focus go on at the heart that comes next when one goes with what it removes: it would be lost to the page.
 * @param count of what is listed
 * @returns props of the element that the lists are in
 */
export function useNextHeart<E extends HTMLElement>(count: number) {
  const lists = useRef<E>(null)
  const focused = useRef(-1)
  const hearts = () => [...(lists.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])]
  // What is saved elsewhere on the page takes the focus from nobody.
  const before = useRef(count)
  useEffect(() => {
    const isLess = count < before.current
    before.current = count
    if (isLess && focused.current >= 0 && document.activeElement === document.body)
      (hearts()[focused.current] ?? hearts().at(-1))?.focus()
  }, [count])
  return {
    ref: lists,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = hearts().indexOf(target)
    },
  }
}
