import type { Box } from '../../document/box'
import { patchBoxes } from '../../document/edit'
import { boundsOf } from '../../document/geometry'
import { boundsOfAll } from '../../document/together/together'
import { changeableBoxes, type Command } from '../command'
import type { StagePlace } from '../placement/align-box'

/** Puts each selected box, as it is turned, at an edge of the rectangle around all of them, or in its middle. */
export const alignTogether: Command<StagePlace> = {
  enabled: (workspace) => changeableBoxes(workspace).length > 1,
  perform(workspace, place) {
    const { design, heightOf } = workspace
    const boxes = changeableBoxes(workspace)
    const all = boundsOfAll(boxes, heightOf)
    return {
      design: patchBoxes(design, boxes, (box) => {
        const { left, top, right, bottom } = boundsOf(box, heightOf(box))
        return {
          left: { x: box.x + all.left - left },
          center: { x: box.x + (all.left + all.right - left - right) / 2 },
          right: { x: box.x + all.right - right },
          top: { y: box.y + all.top - top },
          middle: { y: box.y + (all.top + all.bottom - top - bottom) / 2 },
          bottom: { y: box.y + all.bottom - bottom },
        }[place]
      }),
    }
  },
  announcement: () => 'saidMoved',
}

/** Leaves the same space between all selected boxes, along one axis; the two at the ends stay. */
export const distributeBoxes: Command<'x' | 'y'> = {
  enabled: (workspace) => changeableBoxes(workspace).length > 2,
  perform(workspace, axis) {
    const { design, heightOf } = workspace
    const spans = changeableBoxes(workspace)
      .map((box) => ({ box, ...spanOf(boundsOf(box, heightOf(box)), axis) }))
      .sort((one, other) => one.start + one.end - other.start - other.end)
    const [first, last] = [spans[0]!, spans.at(-1)!]
    const filled = spans.reduce((sum, { start, end }) => sum + end - start, 0)
    const gap = (last.end - first.start - filled) / (spans.length - 1)
    let at = first.start
    const shifts = new Map<Box, number>()
    for (const { box, start, end } of spans) {
      shifts.set(box, at - start)
      at += end - start + gap
    }
    return {
      design: patchBoxes(
        design,
        spans.slice(1, -1).map(({ box }) => box),
        (box) => ({ [axis]: box[axis] + shifts.get(box)! }),
      ),
    }
  },
  announcement: () => 'saidMoved',
}

const spanOf = ({ left, top, right, bottom }: ReturnType<typeof boundsOf>, axis: 'x' | 'y') =>
  axis === 'x' ? { start: left, end: right } : { start: top, end: bottom }
