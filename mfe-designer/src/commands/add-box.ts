import { stageSize } from '../document/design'
import { textBox, type TextBox } from '../document/box'
import { addBox, removeBlankQuotes } from '../document/edit'
import { boundsOf, type Bounds } from '../document/geometry'
import { sanitizeText } from '../document/texts/sanitize-text'
import { hasRoom, newId, type Command, type Workspace } from './command'

/** Largest width of a new box, as a share of the stage (specification, section 9). */
const MAX_WIDTH_SHARE = 0.9
/** Stage units between the places that are tried where no place is free. */
const STEP = 24
/** Stage units. */
const QUOTE_WIDTH = 420
/** A quote is read before anything else on the picture. */
const QUOTE_FONT_SIZE = 24

/** Adds an empty text box in a free place and selects it. */
export const addText: Command = {
  enabled: hasRoom,
  perform(workspace) {
    const { design } = workspace
    const box = textBox(newId(design))
    return { design: addBox(design, { ...box, ...findFreePlace(workspace, box) }), selected: box.id }
  },
  announcement: () => 'saidAdded',
}

/** Adds a quote in a free place, unless its text is blank; blank quotes make way first (specification, sections 4 and 5). */
export const addQuote: Command<string> = {
  enabled: (workspace, text) => hasRoom(workspace) && sanitizeText(text).trim() !== '',
  perform(workspace, text) {
    const design = removeBlankQuotes(workspace.design)
    const quote = textBox(newId(design), {
      type: 'quote',
      text: sanitizeText(text).trim(),
      fontSize: QUOTE_FONT_SIZE,
      width: QUOTE_WIDTH,
    })
    const placed = { ...quote, ...findFreePlace({ ...workspace, design }, quote) }
    return { design: addBox(design, placed), selected: placed.id }
  },
  announcement: () => 'saidAdded',
}

/**
 * Place for a new box, centred from side to side: in the highest free space, a third of the way down, so that the box can
 * grow. Where no space is high enough, it is where the box covers the fewest units of the others.
 */
function findFreePlace({ design, heightOf }: Workspace, box: TextBox): { x: number; y: number; width: number } {
  const stage = stageSize(design)
  const width = Math.min(box.width, Math.round(stage.width * MAX_WIDTH_SHARE))
  const height = heightOf({ ...box, width })
  const x = Math.round((stage.width - width) / 2)
  const obstacles = design.boxes
    .map((each) => boundsOf(each, heightOf(each)))
    .filter(({ left, right }) => left < x + width && right > x)
  const space = highestSpace(obstacles, stage.height)
  const room = space.bottom - space.top - height
  const y = room >= 0 ? Math.round(space.top + room / 3) : topWithSmallestOverlap(obstacles, height, stage.height)
  return { x, y, width }
}

function highestSpace(obstacles: Bounds[], stageHeight: number): Pick<Bounds, 'top' | 'bottom'> {
  let highest = { top: 0, bottom: 0 }
  let top = 0
  const edges = [...obstacles].sort((one, other) => one.top - other.top)
  for (const next of [...edges, { top: stageHeight, bottom: stageHeight }]) {
    const bottom = Math.min(next.top, stageHeight)
    if (bottom - top > highest.bottom - highest.top) highest = { top, bottom }
    top = Math.max(top, next.bottom)
  }
  return highest
}

function topWithSmallestOverlap(obstacles: Bounds[], height: number, stageHeight: number): number {
  const overlapAt = (y: number) =>
    obstacles.reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, y + height) - Math.max(top, y)), 0)
  let best = 0
  for (let y = STEP; y + height <= stageHeight; y += STEP) if (overlapAt(y) < overlapAt(best)) best = y
  return best
}
