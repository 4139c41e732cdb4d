import type { Studio } from '../../../studio/studio'
import { tick } from '../haptics'
import type { Drag, Gesture, PointerPlace, PointerSurface } from '../pointer-state'
import { dragOf } from './drag-geometry'
import { DraggedElements } from './dragged-elements'

/**
 * A drag of a box and of those that go with it, as it begins.
 * @param element of the box
 * @param elementOf finds the element of another box by its id
 */
export function beginDrag(
  held: Gesture,
  from: PointerPlace,
  element: HTMLElement,
  elementOf: (id: string) => HTMLElement | null | undefined,
  { studio, surface: { overlay, scale } }: { studio: Studio; surface: PointerSurface },
): Drag {
  const { design, heightOf } = studio.view()
  const rest = held.rest.map(({ box }) => box)
  const others = rest.flatMap((box) => {
    const other = elementOf(box.id)
    return other ? [[other, box] as const] : []
  })
  return {
    ...held,
    name: 'dragging',
    from,
    to: from,
    inLine: 0,
    geometry: dragOf(design, held.box, rest, heightOf, scale),
    elements: new DraggedElements(element, overlay.current, held.box, scale, others),
  }
}

/** Brings the boxes to where the pointer is now, and shows them there. @param scale screen px of one stage unit */
export function showDrag(drag: Drag, scale: number): void {
  const { box, from, to, geometry, elements, rest } = drag
  const dragged = geometry({ x: (to.x - from.x) / scale, y: (to.y - from.y) / scale })
  drag.placement = { x: dragged.x, y: dragged.y }
  for (const each of rest) each.placement = { x: each.box.x + dragged.x - box.x, y: each.box.y + dragged.y - box.y }
  if (dragged.guides.length > drag.inLine) tick()
  drag.inLine = dragged.guides.length
  elements.show(dragged)
}
