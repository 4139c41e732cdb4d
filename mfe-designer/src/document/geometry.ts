import type { Box } from './box'
import type { Placed, Size } from './placed'

/** Where boxes are on the stage, in stage units. */

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The upright rectangle that a box fills as it is turned. */
export function boundsOf({ x, y, width, rotation }: Placed, height: number): Bounds {
  const turn = (rotation * Math.PI) / 180
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const [halfWide, halfHigh] = [(width * cosine + height * sine) / 2, (width * sine + height * cosine) / 2]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return { left: middleX - halfWide, top: middleY - halfHigh, right: middleX + halfWide, bottom: middleY + halfHigh }
}

const middleOf = ({ left, top, right, bottom }: Bounds) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

const AHEAD: Record<Direction, (dx: number, dy: number) => [along: number, aside: number]> = {
  left: (dx, dy) => [-dx, dy],
  right: (dx, dy) => [dx, dy],
  up: (dx, dy) => [-dy, dx],
  down: (dx, dy) => [dy, dx],
}

/**
 * The nearest of some rectangles in a direction, by their middles: what lies aside counts double, so that the one
 * straight ahead wins. Nothing that is more aside than ahead is taken.
 * @returns its index, or -1
 */
export function nearest(from: Bounds, others: readonly Bounds[], direction: Direction): number {
  const start = middleOf(from)
  const ways = others.map((other) => {
    const { x, y } = middleOf(other)
    const [along, aside] = AHEAD[direction](x - start.x, y - start.y)
    return along > 0 && Math.abs(aside) <= along * 2 ? along + Math.abs(aside) * 2 : Infinity
  })
  const shortest = Math.min(...ways)
  return shortest === Infinity ? -1 : ways.indexOf(shortest)
}

/** Height of a box as it is drawn, in stage units; of one that is not drawn, too. */
export type HeightOf = (box: Box) => number

type Place = Pick<Placed, 'x' | 'y'>

/** Stage units that stay on the picture at each side of a box's middle: 44 px across on the narrowest phone. */
const REACH_MARGIN = 54

/** Where a box may stand at most, so that it can be taken hold of: its middle, and a finger's room about it, on the picture. */
export function withinReach(box: Placed, height: number, stage: Size): Place {
  const { left, top, right, bottom } = boundsOf(box, height)
  const shift = (low: number, high: number, length: number) => {
    const margin = Math.min(REACH_MARGIN, (high - low) / 2, length / 2)
    const middle = (low + high) / 2
    return Math.max(margin, Math.min(length - margin, middle)) - middle
  }
  return { x: box.x + shift(left, right, stage.width), y: box.y + shift(top, bottom, stage.height) }
}

/** Where a box stands whole on the picture, as near as can be; one that is larger than the picture shows its beginning. */
export function withinPicture(box: Placed, height: number, stage: Size): Place {
  const { left, top, right, bottom } = boundsOf(box, height)
  const shift = (low: number, high: number, length: number) =>
    low < 0 ? -low : Math.max(-low, Math.min(0, length - high))
  return { x: box.x + shift(left, right, stage.width), y: box.y + shift(top, bottom, stage.height) }
}

/** Part of a stage unit that browsers round by. */
const ROUNDING_TOLERANCE = 0.5

/** Whether a box cannot be whole on the picture, wherever it stands. */
export function isTooLarge(box: Placed, height: number, stage: Size): boolean {
  const { left, top, right, bottom } = boundsOf(box, height)
  return right - left > stage.width + ROUNDING_TOLERANCE || bottom - top > stage.height + ROUNDING_TOLERANCE
}
