import { useEffect, type RefObject } from 'react'
import { focusSelected } from '../../studio/focus-selection'
import type { Studio } from '../../studio/studio'

/**
 * Has the focus go on at the canvas where a change removes or disables what had it, such as the button of a deletion: the
 * studio's keys, undo among them, work only while the focus is in the editor.
 * @param part of the editor; it need not be there all the time
 */
export function useLostFocus(studio: Studio, part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let root: Document | ShadowRoot | undefined
    let isAwaited = false
    return studio.subscribe(() => {
      root = (part.current?.getRootNode() as Document | ShadowRoot | undefined) ?? root
      const isLost = () => !root?.activeElement || root.activeElement === document.body
      if (isAwaited || isLost()) return
      isAwaited = true
      const goOn = () => {
        isAwaited = false
        const canvas = root?.querySelector('[data-canvas]')
        // A text that is about to be written takes the focus by itself.
        if (canvas && isLost() && !studio.view().editing) focusSelected(canvas, studio)
      }
      // Browsers take the focus from a disabled button only after the frame in which it becomes that.
      requestAnimationFrame(() => requestAnimationFrame(goOn))
    })
  }, [studio, part])
}
