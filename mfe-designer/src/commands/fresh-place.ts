import { stageSize, type TextBox } from '../document/design'
import { boundsOf, type Bounds } from '../document/geometry'
import type { Workspace } from './command'

/** Widest that a new box is, as a share of the stage (specification, section 9). */
const WIDEST = 0.9
/** Stage units between the places that are tried where no place is free. */
const STEP = 24

/**
 * Room for a new box in the middle from side to side: in the highest free space, a third of the way down, so that it can
 * grow. Where none is high enough, where it covers least of the others.
 */
export function freshPlace({ design, heightOf }: Workspace, wanted: TextBox): { x: number; y: number; width: number } {
  const stage = stageSize(design)
  const width = Math.min(wanted.width, Math.round(stage.width * WIDEST))
  const height = heightOf({ ...wanted, width })
  const x = Math.round((stage.width - width) / 2)
  const inTheWay = design.boxes
    .map((box) => boundsOf(box, heightOf(box)))
    .filter(({ left, right }) => left < x + width && right > x)
  const space = highestSpace(inTheWay, stage.height)
  const room = space.bottom - space.top - height
  const y = room >= 0 ? Math.round(space.top + room / 3) : leastCovering(inTheWay, height, stage.height)
  return { x, y, width }
}

function highestSpace(inTheWay: Bounds[], most: number): Pick<Bounds, 'top' | 'bottom'> {
  let highest = { top: 0, bottom: 0 }
  let top = 0
  const edges = [...inTheWay].sort((one, other) => one.top - other.top)
  for (const next of [...edges, { top: most, bottom: most }]) {
    const bottom = Math.min(next.top, most)
    if (bottom - top > highest.bottom - highest.top) highest = { top, bottom }
    top = Math.max(top, next.bottom)
  }
  return highest
}

function leastCovering(inTheWay: Bounds[], height: number, most: number): number {
  const covered = (y: number) =>
    inTheWay.reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, y + height) - Math.max(top, y)), 0)
  let best = 0
  for (let y = STEP; y + height <= most; y += STEP) if (covered(y) < covered(best)) best = y
  return best
}
