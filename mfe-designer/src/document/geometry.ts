import { BOX_PADDING, type TextBox } from './design'

/** Where boxes are on the stage, in stage units. */

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Height that a box has at least, before its text is measured. */
export const leastHeight = ({ height, fontSize, lineGap }: TextBox): number =>
  height ?? fontSize + lineGap + 2 * BOX_PADDING

/** The upright rectangle that a box fills as it is turned. */
export function boundsOf({ x, y, width, rotation }: TextBox, height: number): Bounds {
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
  const least = Math.min(...ways)
  return least === Infinity ? -1 : ways.indexOf(least)
}
