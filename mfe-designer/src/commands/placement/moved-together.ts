import { stageSize } from '../../document/design'
import { patchBoxes } from '../../document/edit'
import { shiftWithin } from '../../document/together'
import { changeableBoxes, type Change, type Workspace } from '../command'

/** Moves all selected boxes that no lock holds by the same way; none goes out of reach. */
export function movedTogether(workspace: Workspace, by: { x: number; y: number }): Change {
  const { design, heightOf } = workspace
  const boxes = changeableBoxes(workspace)
  const { x, y } = shiftWithin(boxes, by, stageSize(design), heightOf)
  return { design: patchBoxes(design, boxes, (box) => ({ x: box.x + x, y: box.y + y })) }
}
