import { removeBoxes } from '../document/edit'
import { canChangeAny, changeableBoxes, type Command } from './command'

export const deleteBox: Command = {
  enabled: canChangeAny,
  perform: (workspace) => ({ design: removeBoxes(workspace.design, changeableBoxes(workspace)), selected: null }),
  announcement: () => 'saidDeleted',
}
