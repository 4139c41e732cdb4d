import { boundsOf, nearest, type Direction } from '../../document/geometry'
import { hasSelection, selectedBox, type Command } from '../command'

/** Selects the nearest box in a direction from the selected one. */
export const selectToward: Command<Direction> = {
  enabled: hasSelection,
  perform(workspace, direction) {
    const { design, heightOf } = workspace
    const from = selectedBox(workspace)!
    const others = design.boxes.filter((box) => box !== from)
    const at = (box: typeof from) => boundsOf(box, heightOf(box))
    const found = others[nearest(at(from), others.map(at), direction)]
    return found ? { selected: found.id } : {}
  },
}
