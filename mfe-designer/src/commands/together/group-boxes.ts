import { patchBoxes } from '../../document/edit'
import { newGroup } from '../../document/together/together'
import { selectedBoxes, type Command, type Workspace } from '../command'

const areOneGroup = (workspace: Workspace) => {
  const [first, ...rest] = selectedBoxes(workspace)
  return first?.group !== undefined && rest.every(({ group }) => group === first.group)
}

/** Makes one group of all selected boxes: from then on, whoever selects one of them selects all. */
export const groupBoxes: Command = {
  enabled: (workspace) => workspace.others.length > 0 && !areOneGroup(workspace),
  perform(workspace) {
    const group = newGroup(workspace.design)
    return { design: patchBoxes(workspace.design, selectedBoxes(workspace), () => ({ group })) }
  },
  announcement: () => 'saidGrouped',
}

/** Takes all selected boxes out of their groups; they stay selected. */
export const ungroupBoxes: Command = {
  enabled: (workspace) => selectedBoxes(workspace).some(({ group }) => group !== undefined),
  perform: (workspace) => ({
    design: patchBoxes(workspace.design, selectedBoxes(workspace), () => ({ group: undefined })),
  }),
  announcement: () => 'saidUngrouped',
}
