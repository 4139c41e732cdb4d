import { patchBox } from '../document/edit'
import { hasSelection, selectedBox, type Command } from './command'

/** Locks the selected box where it stands and as it reads, or unlocks it. */
export const lockBox: Command = {
  enabled: hasSelection,
  perform(workspace) {
    const { id, locked } = selectedBox(workspace)!
    return { design: patchBox(workspace.design, id, { locked: !locked }) }
  },
  announcement: (workspace) => (selectedBox(workspace)?.locked ? 'saidLocked' : 'saidUnlocked'),
}
