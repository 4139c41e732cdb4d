import { stageSize } from '../../document/design'
import { patchBox } from '../../document/edit'
import { withinReach } from '../../document/geometry'
import { canChange, selectedBox, type Command } from '../command'

/** Moves the selected box by stage units, but not out of reach; presses in quick succession are one step. */
export const nudgeBox: Command<{ dx: number; dy: number }> = {
  enabled: canChange,
  perform(workspace, { dx, dy }) {
    const { design, heightOf } = workspace
    const box = selectedBox(workspace)!
    const next = { ...box, x: box.x + dx, y: box.y + dy }
    return { design: patchBox(design, box.id, withinReach(next, heightOf(box), stageSize(design))) }
  },
  coalesceKey: ({ selected }) => `nudge ${selected}`,
  announcement: () => 'saidMoved',
}
