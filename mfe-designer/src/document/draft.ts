import { MAX_BOXES, type Design } from './design'
import { NEUTRAL, isNeutral } from './tone'
import { readBox, readPicture, readTone } from './valid-box'

/** Of the stored form; a design of any earlier one is read as well. */
const VERSION = 2
/** Characters: more than the largest design takes, and little enough to read each time that the drafts are listed. */
const MAX_LENGTH = 1 << 19

/** A design as it is stored. */
interface Stored {
  version?: unknown
  background?: unknown
  boxes?: unknown
  tone?: unknown
}

/** By its version, what makes of a stored design one of the next. */
const MIGRATIONS: Record<number, (stored: Stored) => Stored> = {
  // Its boxes were texts, each of which might leave its type out.
  1: ({ background, boxes }) => ({
    background,
    boxes: Array.isArray(boxes) ? boxes.map((box: object) => ({ type: 'text', ...box })) : undefined,
  }),
}

/** The design as a text to store on the device. */
export const formatDraft = (design: Design): string => JSON.stringify({ version: VERSION, ...design })

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
  if (background === undefined || !tone || !boxes.every((box) => box !== undefined)) return undefined
  return background && !isNeutral(tone) ? { background, tone, boxes } : { background, boxes }
}
