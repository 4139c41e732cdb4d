import type { SizeContainer } from '../context/ui-context'
import { ContainerLayer } from './contained'
import { byContainer } from './container-queries'

/**
 * Makes an element what layouts go by, in place of the window: for a remote in a page of which it has only a part.
 * @param element the place that the remote was given; its content box is measured.
 */
export function sizeContainer(element: HTMLElement): SizeContainer {
  const listeners = new Set<() => void>()
  let width = contentWidth(element)
  let observer: ResizeObserver | undefined
  const observe = () => {
    observer = new ResizeObserver(() => {
      width = contentWidth(element)
      listeners.forEach((listener) => listener())
    })
    observer.observe(element)
  }
  return {
    rewrite: byContainer,
    Layer: ContainerLayer,
    matchMedia: (query) => ({
      get matches() {
        return width >= Number.parseFloat(query.replace(/^.*:/, ''))
      },
      addEventListener(_, listener) {
        listeners.add(listener)
        if (!observer) observe()
      },
      removeEventListener(_, listener) {
        listeners.delete(listener)
        if (listeners.size > 0) return
        observer?.disconnect()
        observer = undefined
      },
    }),
  }
}

function contentWidth(element: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  return element.clientWidth - (Number.parseFloat(paddingInlineStart) || 0) - (Number.parseFloat(paddingInlineEnd) || 0)
}
