import { stageSize } from '../../document/design'
import { patchBox } from '../../document/edit'
import { boundsOf } from '../../document/geometry'
import { canChange, selectedBox, type Command } from '../command'

/** Where on the stage a box is put: at an edge, or in the middle of a side. */
export type StagePlace = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** Puts the selected box, as it is turned, at an edge of the stage or in its middle. */
export const alignBox: Command<StagePlace> = {
  enabled: canChange,
  perform(workspace, place) {
    const { design, heightOf } = workspace
    const box = selectedBox(workspace)!
    const stage = stageSize(design)
    const { left, top, right, bottom } = boundsOf(box, heightOf(box))
    const shift = {
      left: { x: -left },
      center: { x: (stage.width - left - right) / 2 },
      right: { x: stage.width - right },
      top: { y: -top },
      middle: { y: (stage.height - top - bottom) / 2 },
      bottom: { y: stage.height - bottom },
    }[place] as { x?: number; y?: number }
    return { design: patchBox(design, box.id, { x: box.x + (shift.x ?? 0), y: box.y + (shift.y ?? 0) }) }
  },
  announcement: () => 'saidMoved',
}
