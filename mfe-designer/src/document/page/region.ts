import type { Bounds } from '../geometry'
import type { Size } from '../placed'

const REGIONS = [
  ['topLeft', 'top', 'topRight'],
  ['middleLeft', 'middle', 'middleRight'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const

/** A ninth of the picture. */
export type Region = (typeof REGIONS)[number][number]

/** Which third of a side a place lies in; beyond its ends, the nearest. */
const thirdOf = (at: number, side: number) => Math.min(2, Math.max(0, Math.floor((at / side) * 3))) as 0 | 1 | 2

/** The ninth of the picture that the middle of these bounds lies in; all in stage units. */
export function regionOf({ left, top, right, bottom }: Bounds, { width, height }: Size): Region {
  return REGIONS[thirdOf((top + bottom) / 2, height)][thirdOf((left + right) / 2, width)]
}
