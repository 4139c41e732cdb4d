import { textBox } from '../document/design'
import { addBox } from '../document/edit'
import { newId, type Command } from './command'
import { findFreePlace } from './placement/find-free-place'

/** Adds an empty text box in a free place and selects it. */
export const addText: Command = {
  enabled: () => true,
  perform(workspace) {
    const { design } = workspace
    const box = textBox(newId(design))
    return { design: addBox(design, { ...box, ...findFreePlace(workspace, box) }), selected: box.id }
  },
  announcement: () => 'saidAdded',
}
