import type { Placement } from '../../commands/placement/transform-box'
import { FONT_SIZE, isCurved, isText, type Box } from '../../document/box'
import type { Size } from '../../document/placed'
import { isLine } from '../../document/shape-box'
import type { Point } from '../pointers/grip'

/**
 * A pull at a corner sets both sides. One at a side changes that alone: the height of a text then follows its letters, and
 * that of a line stays. Bent letters are pulled with their box.
 */
export function resized(box: Box, { width, height }: Size, [, vertical = 0]: number[], at: Point): Placement {
  if (vertical === 0 && isText(box)) return { x: at.x, width }
  if (isCurved(box)) {
    const pulled = Math.round((box.fontSize * width) / box.width)
    // Those that fitted a box before they were bent may be larger than any that are chosen by hand.
    const max = Math.max(FONT_SIZE.max, box.fontSize)
    return { ...at, width, height, fontSize: Math.min(max, Math.max(FONT_SIZE.min, pulled)) }
  }
  const isThin = box.type === 'shape' && isLine(box.shape)
  return { ...at, width, height: isThin ? box.height : height }
}
