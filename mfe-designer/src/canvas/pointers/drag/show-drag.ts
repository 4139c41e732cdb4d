import { tick } from '../haptics'
import type { Drag } from '../pointer-state'

/** Brings the boxes of a drag to where the pointer is now, and shows them there. @param scale screen px of one stage unit */
export function showDrag(drag: Drag, scale: number): void {
  const { box, from, to, geometry, elements, rest } = drag
  const dragged = geometry({ x: (to.x - from.x) / scale, y: (to.y - from.y) / scale })
  drag.placement = { x: dragged.x, y: dragged.y }
  for (const each of rest) each.placement = { x: each.box.x + dragged.x - box.x, y: each.box.y + dragged.y - box.y }
  if (dragged.guides.length > drag.inLine) tick()
  drag.inLine = dragged.guides.length
  elements.show(dragged)
}
