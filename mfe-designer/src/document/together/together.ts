import type { Box } from '../box'
import type { Design } from '../design'
import { boundsOf, withinReach, type Bounds, type HeightOf } from '../geometry'
import type { Size } from '../placed'

/** Several boxes that are selected, moved and turned as one. */

interface Shift {
  x: number
  y: number
}

/** Ids of the other boxes of a box's group. */
export function matesOf({ boxes }: Design, id: string | null): string[] {
  const group = boxes.find((box) => box.id === id)?.group
  return group === undefined ? [] : boxes.flatMap((box) => (box.group === group && box.id !== id ? [box.id] : []))
}

/** A name that no group of the design has. */
export const newGroup = ({ boxes }: Design): string =>
  `group-${Math.max(0, ...boxes.map(({ group = '' }) => Number(group.replace(/\D/g, '')) || 0)) + 1}`

/** The upright rectangle around some rectangles, one at the least. */
export const around = (bounds: readonly Bounds[]): Bounds => ({
  left: Math.min(...bounds.map(({ left }) => left)),
  top: Math.min(...bounds.map(({ top }) => top)),
  right: Math.max(...bounds.map(({ right }) => right)),
  bottom: Math.max(...bounds.map(({ bottom }) => bottom)),
})

export const boundsOfAll = (boxes: readonly Box[], heightOf: HeightOf): Bounds =>
  around(boxes.map((box) => boundsOf(box, heightOf(box))))

/** How far boxes go together, so that each is within reach: as far as the one that would be the farthest beyond it. */
export function shiftWithin(boxes: readonly Box[], by: Shift, stage: Size, heightOf: HeightOf): Shift {
  const ways = boxes.map((box) => {
    const place = withinReach({ ...box, x: box.x + by.x, y: box.y + by.y }, heightOf(box), stage)
    return { x: place.x - box.x, y: place.y - box.y }
  })
  const held = (all: number[], way: number) =>
    all.reduce((found, each) => (Math.abs(each - way) > Math.abs(found - way) ? each : found))
  return {
    x: held(
      ways.map(({ x }) => x),
      by.x,
    ),
    y: held(
      ways.map(({ y }) => y),
      by.y,
    ),
  }
}
