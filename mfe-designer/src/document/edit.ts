import { inWholeUnits, isBlank, isText, minHeightOf, type Box, type BoxPatch } from './box'
import { boxOf, stageSize, type Background, type Design, editKey } from './design'
import type { Size } from './placed'
import { NEUTRAL, TONE_FIELDS, isNeutral, type Tone } from './tone'
import type { HeightOf } from './geometry'

/** Changes of a design. Each answers the very same object where nothing changes, so that history records no empty step. */

export const addBox = (design: Design, box: Box): Design => ({ ...design, boxes: [...design.boxes, box] })

export const removeBox = (design: Design, id: string): Design =>
  boxOf(design, id) ? { ...design, boxes: design.boxes.filter((box) => box.id !== id) } : design

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

/** Moves a box by `steps` in the drawing order: positive is towards the eye. */
export function reorderBox(design: Design, id: string, steps: number): Design {
  const from = design.boxes.findIndex((box) => box.id === id)
  const to = Math.min(Math.max(from + steps, 0), design.boxes.length - 1)
  if (from < 0 || from === to) return design
  const boxes = design.boxes.filter((_, index) => index !== from)
  boxes.splice(to, 0, design.boxes[from]!)
  return { ...design, boxes }
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

/** A box that is no larger than the stage: a text is narrower, a shape shorter and narrower, a picture smaller as a whole. */
function withinSize(box: Box, { width, height }: Size): Box {
  if (isText(box)) return { ...box, width: Math.min(box.width, width) }
  if (box.type === 'shape') return { ...box, width: Math.min(box.width, width), height: Math.min(box.height, height) }
  const scale = Math.min(1, width / box.width, height / box.height)
  return { ...box, width: box.width * scale, height: box.height * scale }
}
