import { patchBox } from '../document/edit'
import { OPACITY } from '../document/placed'
import { canChange, selectedBox, type Command } from './command'

/** How much of what lies below any selected box shows through it. */
export const setOpacity: Command<number> = {
  enabled: canChange,
  perform(workspace, opacity) {
    const { id } = selectedBox(workspace)!
    return {
      design: patchBox(workspace.design, id, { opacity: Math.min(OPACITY.max, Math.max(OPACITY.min, opacity)) }),
    }
  },
  coalesceKey: ({ selected }) => `opacity ${selected}`,
}
