import { changedTogether } from '../../document/together/change-together'
import { boundsOfAll } from '../../document/together/together'
import { canChangeAny, changeableBoxes, type Change, type Command, type Workspace } from '../command'
import { transformBoxes } from '../placement/transform-boxes'

/** Makes all selected boxes larger or smaller, about the middle of all; presses in quick succession are one step. */
export const growBoxes: Command<number> = {
  enabled: canChangeAny,
  perform: (workspace, growth) => changed(workspace, { growth, turn: 0 }),
  coalesceKey: ({ selected, others }) => `grow ${selected} ${others.join()}`,
  announcement: () => 'saidMoved',
}

/** Turns all selected boxes by degrees, about the middle of all; presses in quick succession are one step. */
export const turnBoxes: Command<number> = {
  enabled: canChangeAny,
  perform: (workspace, turn) => changed(workspace, { growth: 1, turn }),
  coalesceKey: ({ selected, others }) => `turn ${selected} ${others.join()}`,
  announcement: () => 'saidMoved',
}

function changed(workspace: Workspace, change: { growth: number; turn: number }): Change {
  const { heightOf } = workspace
  const boxes = changeableBoxes(workspace)
  const { left, top, right, bottom } = boundsOfAll(boxes, heightOf)
  const placed = changedTogether(
    boxes.map((box) => ({ box, height: heightOf(box) })),
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    { ...change, by: { x: 0, y: 0 } },
    Number.MAX_SAFE_INTEGER,
  )
  return transformBoxes.perform(workspace, new Map(boxes.map(({ id }, index) => [id, placed[index]!])))
}
