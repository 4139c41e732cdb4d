import { useEffect, type RefObject } from 'react'
import type { Studio } from '../../studio/studio'
import { focusSelection } from './skip-to-canvas'

/**
 * Has the focus go on at the canvas where a change removes or disables what had it, such as the button of a deletion: the
 * studio's keys, undo among them, work only while the focus is in the editor.
 */
export function useLostFocus(studio: Studio, editor: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isAwaited = false
    return studio.subscribe(() => {
      const { current } = editor
      const root = current?.getRootNode() as DocumentOrShadowRoot | undefined
      const focused = root?.activeElement
      if (isAwaited || !current || !root || !focused || !current.contains(focused)) return
      isAwaited = true
      const goOn = () => {
        isAwaited = false
        const canvas = current.querySelector('[data-canvas]')
        if (canvas && (!root.activeElement || root.activeElement === document.body)) focusSelection(canvas, studio)
      }
      // Browsers take the focus from a disabled button only after the frame in which it becomes that.
      requestAnimationFrame(() => requestAnimationFrame(goOn))
    })
  }, [studio, editor])
}
