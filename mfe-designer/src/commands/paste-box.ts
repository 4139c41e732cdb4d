import type { Design, TextBox } from '../document/design'
import { addBox } from '../document/edit'
import { newId, type Change, type Command } from './command'

/** How far a copy lies from what it was copied from. */
const SHIFT = 16

/** A copy of a box beside it, on top of everything, selected, free to move. */
export function withCopy(design: Design, box: TextBox): Change {
  const copy = { ...box, id: newId(design), x: box.x + SHIFT, y: box.y + SHIFT, locked: false }
  return { design: addBox(design, copy), selected: copy.id, clipboard: copy }
}

/** Pasting again and again lays the copies out like stairs. */
export const pasteBox: Command = {
  enabled: ({ clipboard }) => clipboard !== null,
  perform: ({ design, clipboard }) => withCopy(design, clipboard!),
  says: () => 'saidAdded',
}
