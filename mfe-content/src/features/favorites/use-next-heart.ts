import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Has the focus go on at the heart that comes next when one goes with what it removes: it would be lost to the page.
 * @param count of what is listed
 * @returns props of the element around the lists
 */
export function useNextHeart(count: number) {
  const lists = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const hearts = () => [...(lists.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])]
  useEffect(() => {
    if (focused.current >= 0 && document.activeElement === document.body)
      (hearts()[focused.current] ?? hearts().at(-1))?.focus()
  }, [count])
  return {
    ref: lists,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = hearts().indexOf(target)
    },
  }
}
