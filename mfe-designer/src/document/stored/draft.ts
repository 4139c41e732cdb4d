import { DESIGN_DOCUMENT_VERSION } from '@yawmi/contract'
import { type Design, type Fill, MAX_BOXES, PAGE_NAMES, PATTERNS } from '../design'
import { NEUTRAL, isNeutral } from '../tone'
import { inWholeUnits, type Box, FONT_SIZE, LINE_GAP, MAX_FITTED_SIZE, textBox, type TextBox } from '../box'
import { pictureBox, type PictureBox } from '../picture-box'
import { OPACITY, SIDE, type Mirrored, type Placed } from '../placed'
import { FIGURES, ORNAMENTS, STROKE_WIDTH, STROKES, shapeBox, type ShapeBox } from '../shape-box'
import { MAX_KASHIDA } from '../texts/kashida'
import { ARC, DIRECTIONS, LETTER_GAP, WORD_GAP } from '../texts/spacing'
import { sanitizeText } from '../texts/sanitize-text'
import { TEXT_LOOKS } from '../text-look'
import { readPicture, readTone } from './read-picture'
import {
  fieldsOf,
  isColor,
  isFlag,
  isLength,
  isNumber,
  isOneOf,
  isString,
  within,
  wholeWithin,
  type Rules,
} from './rules'

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
  // Its pictures were as their files are, and no box was in a group.
  3: (stored) => stored,
  // Its texts all ran as Arabic does, without more space than their fonts have.
  4: (stored) => stored,
  // Its lines were all straight.
  5: (stored) => stored,
  // It had one frame and one ornament for a corner.
  6: (stored) => stored,
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

const PLACED: Rules<Placed> = {
  id: (value) => typeof value === 'string' && value !== '',
  x: isNumber,
  y: isNumber,
  width: isLength,
  rotation: isNumber,
  opacity: within(OPACITY),
  locked: isFlag,
  group: (value) => isString(value) && value !== '',
}
const MIRRORED: Rules<Mirrored> = { flipX: isFlag, flipY: isFlag }

const FILL: Rules<Fill> = { from: isColor, to: isColor, pattern: isOneOf(PATTERNS) }

const TEXT: Rules<TextBox> = {
  ...PLACED,
  type: isOneOf(['text', 'quote']),
  text: isString,
  fontSize: within({ min: FONT_SIZE.min, max: MAX_FITTED_SIZE }),
  fontFamily: isString,
  fontColor: isColor,
  height: isLength,
  align: isOneOf(['start', 'center', 'end']),
  lineGap: within(LINE_GAP),
  bold: isFlag,
  outline: isFlag,
  shadow: isFlag,
  plate: isFlag,
  look: isOneOf(TEXT_LOOKS),
  kashida: wholeWithin({ min: 0, max: MAX_KASHIDA }),
  letterGap: wholeWithin(LETTER_GAP),
  wordGap: wholeWithin(WORD_GAP),
  direction: isOneOf(DIRECTIONS),
  arc: wholeWithin(ARC),
  autoFit: isFlag,
}

const SHAPE: Rules<ShapeBox> = {
  ...PLACED,
  ...MIRRORED,
  type: (value) => value === 'shape',
  shape: isOneOf([...FIGURES, ...STROKES, ...ORNAMENTS]),
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
    const source = readPicture(picture)
    return source && width && height
      ? inWholeUnits(pictureBox(id, { ...fields, picture: source, width, height }))
      : undefined
  }
  const fields = fieldsOf(value, TEXT)
  return fields && inWholeUnits(textBox(id, { ...fields, text: sanitizeText(fields.text ?? '') }))
}
