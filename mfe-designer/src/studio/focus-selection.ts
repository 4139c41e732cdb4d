import type { Studio } from './studio'

/** Focuses the selected element, or the stage where none is selected. @param canvas of an editor */
export function focusSelected(canvas: Element, studio: Studio): void {
  const { selected } = studio.view()
  const place = selected ? `[data-box="${selected}"]` : '[data-stage]'
  canvas.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}

/** Does so after the next render. */
export const focusSelection = (canvas: Element, studio: Studio) =>
  requestAnimationFrame(() => focusSelected(canvas, studio))
