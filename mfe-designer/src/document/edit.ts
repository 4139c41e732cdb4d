import { isBlank, stageSize, type Background, type Design, type TextBox } from './design'

/** Changes of a design. Each answers the very same object where nothing changes, so that history records no empty step. */

export const boxOf = (design: Design, id: string | null): TextBox | undefined => design.boxes.find((box) => box.id === id)

export const addBox = (design: Design, box: TextBox): Design => ({ ...design, boxes: [...design.boxes, box] })

export const removeBox = (design: Design, id: string): Design =>
  boxOf(design, id) ? { ...design, boxes: design.boxes.filter((box) => box.id !== id) } : design

/** Quotes that nothing is written in make way for the next one (specification, section 4). */
export const removeBlankQuotes = (design: Design): Design => {
  const kept = design.boxes.filter((box) => box.type !== 'quote' || !isBlank(box))
  return kept.length === design.boxes.length ? design : { ...design, boxes: kept }
}

export function patchBox(design: Design, id: string, patch: Partial<Omit<TextBox, 'id'>>): Design {
  const box = boxOf(design, id)
  const keys = Object.keys(patch) as (keyof typeof patch)[]
  if (!box || keys.every((key) => Object.is(box[key], patch[key]))) return design
  return { ...design, boxes: design.boxes.map((each) => (each === box ? { ...box, ...patch } : each)) }
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

/** Sets or takes away the picture; boxes that would lie outside of the new stage come back to its edge. */
export function setBackground(design: Design, background: Background | null): Design {
  if (design.background?.path === background?.path) return design
  const next = { ...design, background }
  const { width, height } = stageSize(next)
  const boxes = design.boxes.map((box) => {
    const x = Math.min(box.x, Math.max(0, width - box.width))
    const y = Math.min(box.y, Math.max(0, height - (box.height ?? box.fontSize + 36)))
    return x === box.x && y === box.y ? box : { ...box, x, y }
  })
  return { ...next, boxes }
}
