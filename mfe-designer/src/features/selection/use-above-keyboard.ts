import { useEffect, type RefObject } from 'react'

/**
 * Lifts an element over a phone's keyboard, which covers the page's foot without making the page any shorter
 * (https://www.w3.org/TR/css-viewport/#interactive-widget-section).
 */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const { visualViewport: visible } = window
    const element = ref.current
    if (!active || !visible || !element) return
    const lift = () => {
      element.style.translate = ''
      const covered = element.getBoundingClientRect().bottom - visible.offsetTop - visible.height
      if (covered > 0) element.style.translate = `0 ${-covered}px`
    }
    lift()
    const listening = new AbortController()
    for (const event of ['resize', 'scroll']) visible.addEventListener(event, lift, listening)
    return () => {
      listening.abort()
      element.style.translate = ''
    }
  }, [ref, active])
}
