import { FONT_SIZE, LINE_GAP, OPACITY, textBox, type Background, type Design, type TextBox } from './design'
import { sanitizeText } from './sanitize-text'

/** The design as a text to store on the device. */
export const formatDraft = (design: Design): string => JSON.stringify(design)

/** Reads a stored design; undefined where it is malformed or of an unknown version. */
export function parseDraft(text: string): Design | undefined {
  try {
    const { background, boxes } = JSON.parse(text) as Partial<Record<keyof Design, unknown>>
    if (!Array.isArray(boxes)) return undefined
    const read = boxes.map(asBox)
    const picture = background === null ? null : asBackground(background)
    return read.every((box) => box !== undefined) && picture !== undefined
      ? { background: picture, boxes: read }
      : undefined
  } catch {
    return undefined
  }
}

const asBackground = (value: unknown): Background | undefined => {
  const { path, width, height } = Object(value) as Record<string, unknown>
  return typeof path === 'string' && isLength(width) && isLength(height) ? { path, width, height } : undefined
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isWithin = (value: unknown, { min, max }: { min: number; max: number }) =>
  isNumber(value) && value >= min && value <= max
const isLength = (value: unknown): value is number => isNumber(value) && value > 0

/** Whether a field's value is valid; a field left out gets its default. */
const IS_VALID: { [K in keyof Required<TextBox>]: (value: unknown) => boolean } = {
  id: (value) => typeof value === 'string' && value !== '',
  type: (value) => value === 'text' || value === 'quote',
  text: (value) => typeof value === 'string',
  fontSize: (value) => isWithin(value, FONT_SIZE),
  fontFamily: (value) => typeof value === 'string',
  fontColor: (value) => typeof value === 'string' && /^[0-9a-f]{6}$/i.test(value),
  x: isNumber,
  y: isNumber,
  width: isLength,
  height: isLength,
  rotation: isNumber,
  align: (value) => value === 'start' || value === 'center' || value === 'end',
  lineGap: (value) => isWithin(value, LINE_GAP),
  bold: (value) => typeof value === 'boolean',
  outline: (value) => typeof value === 'boolean',
  shadow: (value) => typeof value === 'boolean',
  plate: (value) => typeof value === 'boolean',
  opacity: (value) => isWithin(value, OPACITY),
  locked: (value) => typeof value === 'boolean',
}

function asBox(value: unknown): TextBox | undefined {
  const candidate = Object(value) as Record<string, unknown>
  const fields = Object.entries(IS_VALID).filter(([name]) => candidate[name] !== undefined)
  if (typeof candidate.id !== 'string' || !fields.every(([name, sound]) => sound(candidate[name]))) return undefined
  const box = textBox(candidate.id, Object.fromEntries(fields.map(([name]) => [name, candidate[name]])))
  return { ...box, text: sanitizeText(box.text) }
}
