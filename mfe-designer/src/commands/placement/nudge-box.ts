import { stageSize } from '../../document/design'
import { patchBoxes } from '../../document/edit'
import { shiftWithin } from '../../document/together/together'
import { canChangeAny, changeableBoxes, type Change, type Command, type Workspace } from '../command'

/** Moves all selected boxes by stage units, but not out of reach; presses in quick succession are one step. */
export const nudgeBox: Command<{ dx: number; dy: number }> = {
  enabled: canChangeAny,
  perform: (workspace, { dx, dy }) => movedTogether(workspace, { x: dx, y: dy }),
  coalesceKey: ({ selected, others }) => `nudge ${selected} ${others.join()}`,
  announcement: () => 'saidMoved',
}

/** Moves all selected boxes that no lock holds by the same way; none goes out of reach. */
function movedTogether(workspace: Workspace, by: { x: number; y: number }): Change {
  const { design, heightOf } = workspace
  const boxes = changeableBoxes(workspace)
  const { x, y } = shiftWithin(boxes, by, stageSize(design), heightOf)
  return { design: patchBoxes(design, boxes, (box) => ({ x: box.x + x, y: box.y + y })) }
}
