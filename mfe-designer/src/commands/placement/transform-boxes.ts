import { stageSize } from '../../document/design'
import { patchBoxes } from '../../document/edit'
import { shiftWithin } from '../../document/together/together'
import { changeableBoxes, type Command } from '../command'
import type { Placement } from './transform-box'

/** Puts selected boxes where a gesture has brought them together, each by its id, but not out of reach. */
export const transformBoxes: Command<ReadonlyMap<string, Placement>> = {
  enabled: (workspace, placements) => changeableBoxes(workspace).some(({ id }) => placements.has(id)),
  perform(workspace, placements) {
    const { design, heightOf } = workspace
    const boxes = changeableBoxes(workspace)
    const placed = boxes.map((box) => ({ ...box, ...placements.get(box.id) }))
    const back = shiftWithin(placed, { x: 0, y: 0 }, stageSize(design), heightOf)
    return {
      design: patchBoxes(design, boxes, (box) => {
        const { x = box.x, y = box.y, ...placement } = placements.get(box.id) ?? {}
        return { ...placement, x: x + back.x, y: y + back.y }
      }),
    }
  },
  announcement: () => 'saidMoved',
}
