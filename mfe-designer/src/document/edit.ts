import { inWholeUnits, isBlank, isText, minHeightOf, type Box, type BoxPatch } from './box'
import { boxOf, stageSize, type Background, type Design, editKey } from './design'
import { SIDE, type Size } from './placed'
import { NEUTRAL, TONE_FIELDS, isNeutral, type Tone } from './tone'
import type { HeightOf } from './geometry'

/** Changes of a design. Each answers the very same object where nothing changes, so that history records no empty step. */

export const addBox = (design: Design, box: Box): Design => ({
  ...design,
  boxes: [...design.boxes, inWholeUnits(box)],
})

export const removeBoxes = (design: Design, removed: readonly Box[]): Design =>
  removed.length > 0 ? { ...design, boxes: design.boxes.filter((box) => !removed.includes(box)) } : design

/** Changes boxes by what each is to have; undefined: it stays. */
export const patchBoxes = (
  design: Design,
  boxes: readonly Box[],
  patchOf: (box: Box) => BoxPatch | undefined,
): Design => boxes.reduce((next, box) => patchBox(next, box.id, patchOf(box) ?? {}), design)

/** Quotes that nothing is written in make way for the next one (specification, section 4). */
export const removeBlankQuotes = (design: Design): Design => {
  const boxes = design.boxes.filter((box) => box.type !== 'quote' || !isBlank(box))
  return boxes.length === design.boxes.length ? design : { ...design, boxes }
}

export function patchBox(design: Design, id: string, patch: BoxPatch): Design {
  const box = boxOf(design, id)
  const keys = Object.keys(patch)
  const patched = box && inWholeUnits({ ...box, ...patch })
  if (!box || !patched || keys.every((key) => Object.is(box[key as 'id'], patched[key as 'id']))) return design
  return { ...design, boxes: design.boxes.map((each) => (each === box ? patched : each)) }
}

/** Moves boxes by one in the drawing order: 1 is towards the eye. Those that touch keep their order and go as one. */
export function reorderBoxes(design: Design, moved: readonly Box[], step: 1 | -1): Design {
  const boxes = [...design.boxes]
  if (step > 0) boxes.reverse()
  let isChanged = false
  boxes.forEach((box, index) => {
    const before = boxes[index - 1]
    if (!before || !moved.includes(box) || moved.includes(before)) return
    boxes.splice(index - 1, 2, box, before)
    isChanged = true
  })
  return isChanged ? { ...design, boxes: step > 0 ? boxes.reverse() : boxes } : design
}

/**
 * Sets or takes away the picture. Boxes keep their place about the stage's middle; none is left outside of it, or larger
 * than it is.
 */
export function setBackground(design: Design, background: Background | null, heightOf: HeightOf = minHeightOf): Design {
  const isSame = design.background?.path === background?.path
  if (isSame && editKey(design.background?.edit) === editKey(background?.edit)) return design
  const { tone: _, ...toneless } = design
  const next: Design = background ? { ...design, background } : { ...toneless, background }
  const [from, to] = [stageSize(design), stageSize(next)]
  // A page of its own stays as it is.
  if (from.width === to.width && from.height === to.height) return next
  const clamp = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max))
  const boxes = design.boxes.map((before) => {
    const box = inWholeUnits(withinSize(before, to))
    return inWholeUnits({
      ...box,
      x: clamp(box.x + (to.width - from.width) / 2, to.width - box.width),
      y: clamp(box.y + (to.height - from.height) / 2, to.height - heightOf(box)),
    })
  })
  return { ...next, boxes }
}

/** Gives the background a tone; a neutral one is none. */
export function withTone(design: Design, tone: Tone): Design {
  const before = design.tone ?? NEUTRAL
  if (TONE_FIELDS.every((field) => before[field] === tone[field])) return design
  const { tone: _, ...rest } = design
  return isNeutral(tone) ? rest : { ...rest, tone }
}

/**
 * A box that is no larger than the stage, as far as an element may be as small: a text is narrower, a shape shorter and narrower, a
 * picture smaller as a whole.
 */
function withinSize(box: Box, { width, height }: Size): Box {
  if (isText(box)) return { ...box, width: Math.min(box.width, width) }
  const side = (length: number, room: number) => Math.min(length, Math.max(SIDE.min, room))
  if (box.type === 'shape') return { ...box, width: side(box.width, width), height: side(box.height, height) }
  const smallest = SIDE.min / Math.min(box.width, box.height)
  const scale = Math.min(1, Math.max(smallest, Math.min(width / box.width, height / box.height)))
  return { ...box, width: box.width * scale, height: box.height * scale }
}
