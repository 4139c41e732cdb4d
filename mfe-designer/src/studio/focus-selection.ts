import type { MouseEvent } from 'react'
import type { Studio } from './studio'

/** Focuses the selected element, or the stage where none is selected. @param canvas of an editor, or what it is in */
export function focusSelected(canvas: ParentNode, studio: Studio): void {
  const { selected } = studio.view()
  const place = selected ? `[data-box="${selected}"]` : '[data-stage]'
  canvas.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}

/** Does so after the next render. */
export const focusSelection = (canvas: ParentNode, studio: Studio) =>
  requestAnimationFrame(() => focusSelected(canvas, studio))

/** Has the focus go on at the canvas where a notice goes with the press of a button in it, and the focus with that. */
export const leaveNotice =
  (studio: Studio) =>
  ({ target, currentTarget }: MouseEvent): void => {
    // Standalone in a host page, the editor stands in a shadow root of its own.
    if ((target as Element).closest('button')) focusSelection(currentTarget.getRootNode() as ParentNode, studio)
  }
