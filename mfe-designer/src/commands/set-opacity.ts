import { patchBoxes } from '../document/edit'
import { OPACITY } from '../document/placed'
import { canChangeAny, changeableBoxes, type Command } from './command'

/** How much of what lies below any selected box shows through it; of all selected ones. */
export const setOpacity: Command<number> = {
  enabled: canChangeAny,
  perform(workspace, opacity) {
    const within = Math.min(OPACITY.max, Math.max(OPACITY.min, opacity))
    return { design: patchBoxes(workspace.design, changeableBoxes(workspace), () => ({ opacity: within })) }
  },
  coalesceKey: ({ selected, others }) => `opacity ${selected} ${others.join()}`,
}
