import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps an element at the greatest height that it has had, so that what is below it does not move under the thumb. A
 * change of the window's width resets it.
 * @param shown identifies the current content.
 * @returns a ref for the element.
 */
export function useTallest<E extends HTMLElement>(shown: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null)
  const tallest = useRef({ height: 0, width: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    if (tallest.current.width !== innerWidth) tallest.current = { height: 0, width: innerWidth }
    current.style.minBlockSize = ''
    tallest.current.height = Math.max(tallest.current.height, current.offsetHeight)
    current.style.minBlockSize = `${tallest.current.height}px`
  }, [shown])
  useLayoutEffect(() => {
    const letGo = () => {
      if (element.current && tallest.current.width !== innerWidth) element.current.style.minBlockSize = ''
    }
    addEventListener('resize', letGo)
    return () => removeEventListener('resize', letGo)
  }, [])
  return element
}
