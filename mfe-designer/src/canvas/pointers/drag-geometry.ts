import { stageSize, type Design } from '../../document/design'
import type { Box } from '../../document/box'
import { boundsOf, withinReach, type HeightOf } from '../../document/geometry'
import { guidesOf, snap, snapLines, type Guide } from '../../document/snapping'

/** Screen px within which a dragged box snaps. */
const SNAP_WITHIN_PX = 6

/** Where a drag has brought its box, in stage units, and what it is in line with there. */
export interface Dragged {
  x: number
  y: number
  guides: Guide[]
}

/**
 * Measures the design once, as a drag begins. What it returns reads no layout: it is called for every frame.
 * @param box as it stands at the beginning
 * @param scale screen px of one stage unit
 */
export function dragOf(
  design: Design,
  box: Box,
  heightOf: HeightOf,
  scale: number,
): (by: { x: number; y: number }) => Dragged {
  const stage = stageSize(design)
  const height = heightOf(box)
  const others = design.boxes.filter(({ id }) => id !== box.id)
  const lines = snapLines([
    { left: 0, top: 0, right: stage.width, bottom: stage.height },
    ...others.map((other) => boundsOf(other, heightOf(other))),
  ])
  return (by) => {
    const moved = { ...box, x: box.x + by.x, y: box.y + by.y }
    const way = snap(boundsOf(moved, height), lines, SNAP_WITHIN_PX / scale)
    const place = withinReach({ ...moved, x: moved.x + way.x, y: moved.y + way.y }, height, stage)
    return { ...place, guides: guidesOf(boundsOf({ ...box, ...place }, height), lines) }
  }
}
