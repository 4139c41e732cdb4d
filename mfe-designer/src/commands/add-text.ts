import { stageSize, textBox, type Design } from '../document/design'
import { addBox } from '../document/edit'
import { newId, type Command } from './command'

/** How far each new box lies from the one before, so that none hides another. */
const STEP = 24

/** Widest that a new box is, as a share of the stage (specification, section 9). */
const WIDEST = 0.9

/** Room for a new box near the middle, in another place for each that there is already. */
export function freshPlace(design: Design, wanted: number): { x: number; y: number; width: number } {
  const stage = stageSize(design)
  const width = Math.min(wanted, Math.round(stage.width * WIDEST))
  const shift = (design.boxes.length % 6) * STEP
  return { x: Math.round((stage.width - width) / 2), y: Math.round(stage.height / 3) + shift, width }
}

/** Adds an empty text box and selects it. */
export const addText: Command = {
  enabled: () => true,
  perform({ design }) {
    const id = newId(design)
    const box = textBox(id)
    return { design: addBox(design, { ...box, ...freshPlace(design, box.width) }), selected: id }
  },
  says: () => 'saidAdded',
}
