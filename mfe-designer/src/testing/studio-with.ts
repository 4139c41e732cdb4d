import { textBox, type TextBox } from '../document/box'
import type { Design } from '../document/design'
import { createStudio } from '../studio/studio'

/** Three texts without words, the first of them away from the corner. */
export const three: Design = {
  background: null,
  boxes: [textBox('box-1', { x: 5, y: 7 }), textBox('box-2'), textBox('box-3')],
}
export const picture = { path: 'designs/one.webp', width: 1080, height: 1350 }

/** A studio at work on a design, and what its tests look at. */
export function studioWith(design: Design, selected?: string) {
  const studio = createStudio(design)
  if (selected) studio.select(selected)
  return {
    ...studio,
    /** Of designs that are of texts alone. */
    boxes: () => studio.view().design.boxes as readonly TextBox[],
    ids: () => studio.view().design.boxes.map(({ id }) => id),
  }
}
