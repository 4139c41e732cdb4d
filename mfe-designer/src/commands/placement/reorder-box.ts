import { reorderBox as reordered } from '../../document/edit'
import { canChange, selectedBox, type Command } from '../command'

/** Brings the selected box forward (1) or sends it back (-1) by one. */
export const reorderBox: Command<1 | -1> = {
  enabled: (workspace, steps) => {
    const { design, selected } = workspace
    const index = design.boxes.findIndex(({ id }) => id === selected)
    return canChange(workspace) && index + steps >= 0 && index + steps < design.boxes.length
  },
  perform: (workspace, steps) => ({ design: reordered(workspace.design, selectedBox(workspace)!.id, steps) }),
  announcement: () => 'saidLayer',
}
