import { removeBox } from '../document/edit'
import { canChange, selectedBox, type Command } from './command'

export const deleteBox: Command = {
  enabled: canChange,
  perform: (workspace) => ({ design: removeBox(workspace.design, selectedBox(workspace)!.id), selected: null }),
  announcement: () => 'saidDeleted',
}
