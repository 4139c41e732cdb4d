import type { PictureSource, Crop, PictureEdit } from '../picture-box'
import { MIN_CROP } from '../placed'
import { NEUTRAL, TONE_BOUNDS, TONE_FIELDS, type Tone } from '../tone'
import { fieldsOf, isLength, isOneOf, isTrue, within, wholeWithin, type Rules } from './rules'

const CROP: Rules<Crop> = {
  x: within({ min: 0, max: 1 }),
  y: within({ min: 0, max: 1 }),
  width: within({ min: MIN_CROP, max: 1 }),
  height: within({ min: MIN_CROP, max: 1 }),
}

/** Of a crop that reaches a rounding beyond the picture. */
const TOLERANCE = 0.001

function isCrop(value: unknown): boolean {
  const { x, y, width, height } = fieldsOf(value, CROP) ?? {}
  if (x === undefined || y === undefined || width === undefined || height === undefined) return false
  return x + width <= 1 + TOLERANCE && y + height <= 1 + TOLERANCE
}

const EDIT: Rules<PictureEdit> = {
  turn: isOneOf([1, 2, 3]),
  flipX: isTrue,
  flipY: isTrue,
  crop: isCrop,
  tone: (value) => readTone(value) !== undefined,
}

/** The tone that a stored value is. */
export function readTone(value: unknown): Tone | undefined {
  const rules = Object.fromEntries(TONE_FIELDS.map((field) => [field, wholeWithin(TONE_BOUNDS[field])])) as Rules<Tone>
  const fields = fieldsOf(value, rules)
  return fields && { ...NEUTRAL, ...fields }
}

/** The picture that a stored value is. */
export function readPicture(value: unknown): PictureSource | undefined {
  const { path, width, height, edit } = Object(value) as Record<string, unknown>
  if (typeof path !== 'string' || !isLength(width) || !isLength(height)) return undefined
  if (edit === undefined) return { path, width, height }
  const fields = fieldsOf(edit, EDIT)
  if (!fields) return undefined
  return {
    ...{ path, width, height },
    edit: fields.tone ? { ...fields, tone: readTone(fields.tone)! } : fields,
  }
}
