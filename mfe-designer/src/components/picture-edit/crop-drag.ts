import type { Crop } from '../../document/picture-box'
import { MIN_CROP } from '../../document/placed'

/** What is pulled at: all of it, or the corner at these edges. */
export type CropPart = 'all' | `${'top' | 'bottom'}-${'left' | 'right'}`

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/**
 * The crop after a pull.
 * @param by shares of the picture's sides
 */
export function pulledCrop(crop: Crop, part: CropPart, by: { x: number; y: number }): Crop {
  if (part === 'all') {
    const [x, y] = [clamp(crop.x + by.x, 0, 1 - crop.width), clamp(crop.y + by.y, 0, 1 - crop.height)]
    return { ...crop, x, y }
  }
  const [left, top, right, bottom] = [crop.x, crop.y, crop.x + crop.width, crop.y + crop.height]
  const x = part.endsWith('left') ? clamp(left + by.x, 0, right - MIN_CROP) : left
  const y = part.startsWith('top') ? clamp(top + by.y, 0, bottom - MIN_CROP) : top
  const nextRight = part.endsWith('left') ? right : clamp(right + by.x, left + MIN_CROP, 1)
  const nextBottom = part.startsWith('top') ? bottom : clamp(bottom + by.y, top + MIN_CROP, 1)
  return { x, y, width: nextRight - x, height: nextBottom - y }
}
