import { DESIGN_DOCUMENT_VERSION } from '@yawmi/contract'
import { type Design, type Fill, MAX_BOXES, PAGE_NAMES } from './design'
import { NEUTRAL, isNeutral, TONE_BOUNDS, TONE_FIELDS, type Tone } from './tone'
import { inWholeUnits, type Box, FONT_SIZE, LINE_GAP, MAX_FITTED_SIZE, textBox, type TextBox } from './box'
import { pictureBox, type PictureBox, type PictureSource } from './picture-box'
import { OPACITY, SIDE, type Mirrored, type Placed } from './placed'
import { FIGURES, STROKE_WIDTH, STROKES, shapeBox, type ShapeBox } from './shape-box'
import { sanitizeText } from './texts/sanitize-text'
import { TEXT_LOOKS } from './text-look'

/** Of the stored form; a design of any earlier one is read as well. The contract's schema of saved designs has the same. */
const VERSION = DESIGN_DOCUMENT_VERSION
/** Characters: more than the largest design takes, and little enough to read each time that the drafts are listed. */
const MAX_LENGTH = 1 << 19

/** A design as it is stored. */
interface Stored {
  version?: unknown
  background?: unknown
  boxes?: unknown
  tone?: unknown
  page?: unknown
  fill?: unknown
}

/** By its version, what makes of a stored design one of the next. */
const MIGRATIONS: Record<number, (stored: Stored) => Stored> = {
  // Its boxes were texts, each of which might leave its type out.
  1: ({ background, boxes }) => ({
    background,
    boxes: Array.isArray(boxes) ? boxes.map((box: object) => ({ type: 'text', ...box })) : undefined,
  }),
  // Its texts had no looks, none fitted its box, and it had no page or fill: what is left out gets its default.
  2: (stored) => stored,
}

/** The design as a text to store on the device. */
export const formatDraft = (design: Design): string => JSON.stringify({ version: VERSION, ...design })

/** Whether a stored design is of a later version than this studio's. */
export const isOfLaterVersion = (stored: unknown): boolean => Number((Object(stored) as Stored).version) > VERSION

/** Reads a stored design of any version so far; undefined where it is malformed, too large or of a later version. */
export function parseDraft(text: string): Design | undefined {
  if (text.length > MAX_LENGTH) return undefined
  try {
    return readDesign(migrated(JSON.parse(text) as Stored))
  } catch {
    return undefined
  }
}

function migrated(stored: Stored): Stored | undefined {
  const { version = 1 } = stored
  if (typeof version !== 'number' || version > VERSION) return undefined
  let design = stored
  for (let from = version; from < VERSION; from += 1) design = MIGRATIONS[from]!(design)
  return design
}

function readDesign(stored: Stored | undefined): Design | undefined {
  if (!stored || !Array.isArray(stored.boxes) || stored.boxes.length > MAX_BOXES) return undefined
  const boxes = stored.boxes.map(readBox)
  const background = stored.background === null ? null : readPicture(stored.background)
  const tone = stored.tone === undefined ? NEUTRAL : readTone(stored.tone)
  const page = stored.page === undefined ? [] : PAGE_NAMES.filter((name) => name === stored.page)
  const fill = stored.fill === undefined ? undefined : fieldsOf(stored.fill, FILL)
  if (background === undefined || !tone || !boxes.every((box) => box !== undefined)) return undefined
  if (stored.page !== undefined && page.length === 0) return undefined
  if (stored.fill !== undefined && !(fill?.from && fill.to)) return undefined
  return {
    background,
    ...(page[0] && { page: page[0] }),
    ...(fill && { fill: fill as Fill }),
    ...(background && !isNeutral(tone) && { tone }),
    boxes,
  }
}

type Rule = (value: unknown) => boolean
type Rules<T> = { [K in keyof Required<T>]: Rule }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isLength = (value: unknown): value is number => isNumber(value) && value > 0
const isFlag: Rule = (value) => typeof value === 'boolean'
const isString: Rule = (value) => typeof value === 'string'
const isColor: Rule = (value) => typeof value === 'string' && /^[0-9a-f]{6}$/i.test(value)
const within =
  ({ min, max }: { min: number; max: number }): Rule =>
  (value) =>
    isNumber(value) && value >= min && value <= max

const wholeWithin =
  (bounds: { min: number; max: number }): Rule =>
  (value) =>
    Number.isInteger(value) && within(bounds)(value)

const PLACED: Rules<Placed> = {
  id: (value) => typeof value === 'string' && value !== '',
  x: isNumber,
  y: isNumber,
  width: isLength,
  rotation: isNumber,
  opacity: within(OPACITY),
  locked: isFlag,
}
const MIRRORED: Rules<Mirrored> = { flipX: isFlag, flipY: isFlag }

const FILL: Rules<Fill> = { from: isColor, to: isColor }

const TEXT: Rules<TextBox> = {
  ...PLACED,
  type: (value) => value === 'text' || value === 'quote',
  text: isString,
  fontSize: within({ min: FONT_SIZE.min, max: MAX_FITTED_SIZE }),
  fontFamily: isString,
  fontColor: isColor,
  height: isLength,
  align: (value) => value === 'start' || value === 'center' || value === 'end',
  lineGap: within(LINE_GAP),
  bold: isFlag,
  outline: isFlag,
  shadow: isFlag,
  plate: isFlag,
  look: (value) => TEXT_LOOKS.some((look) => look === value),
  autoFit: isFlag,
}

const SHAPE: Rules<ShapeBox> = {
  ...PLACED,
  ...MIRRORED,
  type: (value) => value === 'shape',
  shape: (value) => [...FIGURES, ...STROKES].some((shape) => shape === value),
  width: within(SIDE),
  height: within(SIDE),
  fill: (value) => value === '' || isColor(value),
  stroke: isColor,
  strokeWidth: within(STROKE_WIDTH),
}

const PICTURE: Rules<PictureBox> = {
  ...PLACED,
  ...MIRRORED,
  type: (value) => value === 'picture',
  picture: (value) => readPicture(value) !== undefined,
  width: within(SIDE),
  height: within(SIDE),
}

/** The picture that a stored value is. */
function readPicture(value: unknown): PictureSource | undefined {
  const { path, width, height } = Object(value) as Record<string, unknown>
  return typeof path === 'string' && isLength(width) && isLength(height) ? { path, width, height } : undefined
}

/** The fields that a stored value has of a box: those left out get their defaults, and one that is invalid makes it none. */
function fieldsOf<T>(value: unknown, rules: Rules<T>): Partial<T> | undefined {
  const candidate = Object(value) as Record<string, unknown>
  const given = Object.entries<Rule>(rules).filter(([name]) => candidate[name] !== undefined)
  if (!given.every(([name, isValid]) => isValid(candidate[name]))) return undefined
  return Object.fromEntries(given.map(([name]) => [name, candidate[name]])) as Partial<T>
}

/** The tone that a stored value is. */
function readTone(value: unknown): Tone | undefined {
  const rules = Object.fromEntries(TONE_FIELDS.map((field) => [field, wholeWithin(TONE_BOUNDS[field])])) as Rules<Tone>
  const fields = fieldsOf(value, rules)
  return fields && { ...NEUTRAL, ...fields }
}

/** The box that a stored value is. */
function readBox(value: unknown): Box | undefined {
  const { id, type } = Object(value) as Record<string, unknown>
  if (typeof id !== 'string') return undefined
  if (type === 'shape') {
    const fields = fieldsOf(value, SHAPE)
    return fields?.shape && inWholeUnits(shapeBox(id, fields))
  }
  if (type === 'picture') {
    const { picture, width, height, ...fields } = fieldsOf(value, PICTURE) ?? {}
    return picture && width && height ? inWholeUnits(pictureBox(id, { ...fields, picture, width, height })) : undefined
  }
  const fields = fieldsOf(value, TEXT)
  return fields && textBox(id, { ...fields, text: sanitizeText(fields.text ?? '') })
}
