import { stageSize, type Design } from '../../../document/design'
import type { Box } from '../../../document/box'
import type { Size } from '../../../document/placed'
import { boundsOf, withinReach, type Bounds, type HeightOf } from '../../../document/geometry'
import { guidesOf, snap, snapLines, type Guide } from '../../../document/snapping'
import { boundsOfAll, shiftWithin } from '../../../document/together/together'

/** Screen px within which a dragged box snaps. */
const SNAP_WITHIN_PX = 6
/** The same for thirds of the picture, which only a middle snaps to: they are to be found, and not in the way. */
const THIRD_WITHIN_PX = 3
/** How far a drag goes along an axis before a third catches it: a small correction stays one. */
const THIRD_AFTER_PX = 24

/** Where a drag has brought its box, in stage units, and what it is in line with there. */
export interface Dragged {
  x: number
  y: number
  guides: Guide[]
}

/**
 * Measures the design once, as a drag begins. What it returns reads no layout: it is called for every frame.
 * @param box as it stands at the beginning
 * @param rest the boxes that go with it
 * @param scale screen px of one stage unit
 */
export function dragOf(
  design: Design,
  box: Box,
  rest: readonly Box[],
  heightOf: HeightOf,
  scale: number,
): (by: { x: number; y: number }) => Dragged {
  const stage = stageSize(design)
  const height = heightOf(box)
  const going = new Set([box, ...rest].map(({ id }) => id))
  const others = design.boxes.filter(({ id }) => !going.has(id))
  const lines = snapLines([
    { left: 0, top: 0, right: stage.width, bottom: stage.height },
    ...others.map((other) => boundsOf(other, heightOf(other))),
  ])
  const within = SNAP_WITHIN_PX / scale
  const guidesAt = (bounds: Bounds) => [...guidesOf(bounds, lines), ...thirdsOf(bounds, stage)]
  const near = (bounds: Bounds, by: { x: number; y: number }) => {
    const { x, y } = snap(bounds, lines, within)
    const third = (way: number) => (Math.abs(way) * scale < THIRD_AFTER_PX ? 0 : THIRD_WITHIN_PX / scale)
    return {
      x: x || wayToThird((bounds.left + bounds.right) / 2, stage.width, third(by.x)),
      y: y || wayToThird((bounds.top + bounds.bottom) / 2, stage.height, third(by.y)),
    }
  }
  if (rest.length > 0) {
    const all = [box, ...rest]
    // Measured once, as the rest is.
    const heights = new Map(all.map((each) => [each.id, heightOf(each)]))
    const around = boundsOfAll(all, heightOf)
    return (by) => {
      const way = near(shifted(around, by), by)
      const shift = shiftWithin(all, { x: by.x + way.x, y: by.y + way.y }, stage, ({ id }) => heights.get(id)!)
      return { x: box.x + shift.x, y: box.y + shift.y, guides: guidesAt(shifted(around, shift)) }
    }
  }
  return (by) => {
    const moved = { ...box, x: box.x + by.x, y: box.y + by.y }
    const way = near(boundsOf(moved, height), by)
    const place = withinReach({ ...moved, x: moved.x + way.x, y: moved.y + way.y }, height, stage)
    return { ...place, guides: guidesAt(boundsOf({ ...box, ...place }, height)) }
  }
}

/** The third of a side that is nearer to a middle. */
const thirdNear = (middle: number, side: number) => (side * (middle < side / 2 ? 1 : 2)) / 3

/** The way of a middle to a third of a side, or 0 where none is as near as `within`. */
function wayToThird(middle: number, side: number, within: number): number {
  const way = thirdNear(middle, side) - middle
  return Math.abs(way) <= within ? way : 0
}

/** Part of a stage unit within which places count as one. */
const SAME = 0.01

/** A guide along each third on which the middle of a box is. */
function thirdsOf({ left, top, right, bottom }: Bounds, { width, height }: Size): Guide[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const guides: Guide[] = []
  if (Math.abs(thirdNear(x, width) - x) < SAME) guides.push({ axis: 'x', at: x, from: 0, to: height })
  if (Math.abs(thirdNear(y, height) - y) < SAME) guides.push({ axis: 'y', at: y, from: 0, to: width })
  return guides
}

const shifted = ({ left, top, right, bottom }: Bounds, { x, y }: { x: number; y: number }): Bounds => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})
