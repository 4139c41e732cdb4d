import { firstDesign, isPristine } from '../document/design'
import { newId, type Command } from './command'

/** Starts over with one empty text box. A step like any other, so that undo brings the design before back. */
export const newDesign: Command = {
  enabled: ({ design }) => !isPristine(design) || design.boxes.length !== 1,
  perform({ design }) {
    const next = firstDesign(newId(design))
    return { design: next, selected: null }
  },
}
