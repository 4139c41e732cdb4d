import { stageSize } from '../../document/design'
import { patchBoxes } from '../../document/edit'
import { boundsOfAll } from '../../document/together/together'
import { canChangeAny, changeableBoxes, type Command } from '../command'

/** Where on the stage a box is put: at an edge, or in the middle of a side. */
export type StagePlace = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** Puts the selected boxes, as they are turned and as one, at an edge of the stage or in its middle. */
export const alignBox: Command<StagePlace> = {
  enabled: canChangeAny,
  perform(workspace, place) {
    const { design, heightOf } = workspace
    const boxes = changeableBoxes(workspace)
    const stage = stageSize(design)
    const { left, top, right, bottom } = boundsOfAll(boxes, heightOf)
    const shift = {
      left: { x: -left },
      center: { x: (stage.width - left - right) / 2 },
      right: { x: stage.width - right },
      top: { y: -top },
      middle: { y: (stage.height - top - bottom) / 2 },
      bottom: { y: stage.height - bottom },
    }[place] as { x?: number; y?: number }
    return { design: patchBoxes(design, boxes, ({ x, y }) => ({ x: x + (shift.x ?? 0), y: y + (shift.y ?? 0) })) }
  },
  announcement: () => 'saidMoved',
}
