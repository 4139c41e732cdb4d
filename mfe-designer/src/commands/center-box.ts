import { stageSize } from '../document/design'
import { patchBox } from '../document/edit'
import { hasSelection, selectedBox, type Command } from './command'

/** Puts the selected box in the middle of the stage from side to side. */
export const centerBox: Command = {
  enabled: hasSelection,
  perform(workspace) {
    const { design } = workspace
    const box = selectedBox(workspace)!
    return { design: patchBox(design, box.id, { x: (stageSize(design).width - box.width) / 2 }) }
  },
}
