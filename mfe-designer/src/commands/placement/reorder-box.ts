import { reorderBoxes } from '../../document/edit'
import { changeableBoxes, type Command } from '../command'

/** Brings the selected boxes forward (1) or sends them back (-1) by one. */
export const reorderBox: Command<1 | -1> = {
  enabled: (workspace, step) => reorderBoxes(workspace.design, changeableBoxes(workspace), step) !== workspace.design,
  perform: (workspace, step) => ({ design: reorderBoxes(workspace.design, changeableBoxes(workspace), step) }),
  announcement: () => 'saidLayer',
}
