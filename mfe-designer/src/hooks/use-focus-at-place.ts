import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a list whose buttons go with what they do, and the focus with them: it goes on at the item that is in their place then.
 * @param shown what the list shows, another object after each change; each item of the list has a button
 * @returns the list's ref, and what is to be called with an item's index before the change
 */
export function useFocusAtPlace<E extends HTMLElement>(
  shown: object,
): [list: RefObject<E | null>, goOnAt: (index: number) => void] {
  const list = useRef<E>(null)
  const place = useRef<number>(undefined)
  useEffect(() => {
    if (place.current === undefined) return
    const items = list.current?.children ?? []
    items[Math.min(place.current, items.length - 1)]?.querySelector('button')?.focus()
    place.current = undefined
  }, [shown])
  return [list, (index) => void (place.current = index)]
}
