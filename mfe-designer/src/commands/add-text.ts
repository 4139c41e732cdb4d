import { stageSize, textBox, type Design } from '../document/design'
import { addBox } from '../document/edit'
import { newId, type Command } from './command'

/** How far each new box lies from the one before, so that none hides another. */
const STEP = 24

/** A place near the middle that depends on how many boxes there are. */
export function freshPlace(design: Design, width: number): { x: number; y: number } {
  const stage = stageSize(design)
  const shift = (design.boxes.length % 6) * STEP
  return { x: Math.round((stage.width - width) / 2), y: Math.round(stage.height / 3) + shift }
}

/** Adds an empty text box and selects it. */
export const addText: Command = {
  enabled: () => true,
  perform({ design }) {
    const id = newId(design)
    const box = textBox(id)
    return { design: addBox(design, { ...box, ...freshPlace(design, box.width) }), selected: id }
  },
}
