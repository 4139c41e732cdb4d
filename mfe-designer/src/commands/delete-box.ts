import { removeBox } from '../document/edit'
import { hasSelection, selectedBox, type Command } from './command'

export const deleteBox: Command = {
  enabled: hasSelection,
  perform: (workspace) => ({ design: removeBox(workspace.design, selectedBox(workspace)!.id), selected: null }),
}
