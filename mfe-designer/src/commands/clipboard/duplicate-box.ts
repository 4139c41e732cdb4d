import { hasSelection, selectedBox, type Command } from '../command'
import { withCopy } from './paste-box'

export const duplicateBox: Command = {
  enabled: hasSelection,
  perform(workspace) {
    const { design, selected } = withCopy(workspace, selectedBox(workspace)!)
    return { design, selected }
  },
  announcement: () => 'saidAdded',
}
