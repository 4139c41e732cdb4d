import { useEffect, type RefObject } from 'react'
import { focusSelected } from '../../studio/focus-selection'
import type { Studio } from '../../studio/studio'

/** The first frame after a change in which the focus may be lost, and the last that is waited for on slow devices. */
const [FIRST_FRAME, LAST_FRAME] = [2, 12]

/**
 * Has the focus go on at the canvas where a change removes or disables what had it, such as the button of a deletion: the
 * studio's keys, undo among them, work only while the focus is in the editor.
 * @param part of the editor; it need not be there all the time
 */
export function useLostFocus(studio: Studio, part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let root: Node | undefined
    /** Since the last change; 0 while none is waited for. */
    let frame = 0
    // In a host page the studio stands in a shadow root: what has the focus beside that has not lost it.
    const isLost = () => document.activeElement === document.body
    // Browsers take the focus from a disabled button only some frames after the change that disables it.
    const watch = () => {
      if (frame < FIRST_FRAME || (!isLost() && frame < LAST_FRAME)) {
        frame += 1
        return void requestAnimationFrame(watch)
      }
      frame = 0
      const canvas = (root as ParentNode | undefined)?.querySelector('[data-canvas]')
      // A text that is about to be written takes the focus by itself.
      if (canvas && isLost() && !studio.view().editing) focusSelected(canvas, studio)
    }
    const begin = () => {
      root = part.current?.getRootNode() ?? root
      if (!frame) requestAnimationFrame(watch)
      frame = 1
    }
    // This comes with the first change, which may have taken the focus by then.
    if (studio.view().changedBy !== 'opening') begin()
    return studio.subscribe(() => isLost() || begin())
  }, [studio, part])
}
