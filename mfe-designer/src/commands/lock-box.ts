import { patchBoxes } from '../document/edit'
import { hasSelection, selectedBox, selectedBoxes, type Command } from './command'

/** Locks all selected boxes where they stand and as they read, or unlocks them. */
export const lockBox: Command = {
  enabled: hasSelection,
  perform(workspace) {
    const locked = !selectedBox(workspace)!.locked
    return { design: patchBoxes(workspace.design, selectedBoxes(workspace), () => ({ locked })) }
  },
  announcement: (workspace) => (selectedBox(workspace)?.locked ? 'saidLocked' : 'saidUnlocked'),
}
