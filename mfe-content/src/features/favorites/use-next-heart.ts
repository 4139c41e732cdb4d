import { useEffect, useRef, type FocusEvent } from 'react'
import { focusContent } from '@yawmi/ui'

/**
 * Has the focus go on at the heart that comes next when one goes with what it removes: it would be lost to the page. After the last one
 * it goes on at the page's content.
 * @param count of what is listed
 * @returns props of the element that the lists are in
 */
export function useNextHeart<E extends HTMLElement>(count: number) {
  const lists = useRef<E>(null)
  const focused = useRef(-1)
  const hearts = () => [...(lists.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])]
  const isLost = () => focused.current >= 0 && document.activeElement === document.body
  // What is saved elsewhere on the page takes the focus from nobody.
  const before = useRef(count)
  useEffect(() => {
    const isLess = count < before.current
    before.current = count
    if (!isLess || !isLost()) return
    const next = hearts()[focused.current] ?? hearts().at(-1)
    if (next) next.focus()
    else if (lists.current) focusContent(lists.current)
  }, [count])
  // With the last one the lists may go as a whole.
  useEffect(() => {
    const content = lists.current?.closest('[tabindex="-1"]')
    return () => {
      if (content && isLost()) focusContent(content)
    }
  }, [])
  return {
    ref: lists,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = hearts().indexOf(target)
    },
  }
}
