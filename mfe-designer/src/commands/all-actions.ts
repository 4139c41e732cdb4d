import { isText } from '../document/box'
import { quickActions, type BoxAction, type QuickAction } from './box-actions'
import { copyBox, pasteBox } from './clipboard'
import { selectedBox, selectedBoxes, type Workspace } from './command'
import { flipBox } from './element-style'
import { moveToEdge } from './placement/move-to-edge'
import { reorderBox } from './placement/reorder-box'
import { groupBoxes, ungroupBoxes } from './together/group-boxes'

export type BoxActionName =
  | QuickAction
  | 'copyText'
  | 'pasteText'
  | 'group'
  | 'ungroup'
  | 'toFront'
  | 'forward'
  | 'backward'
  | 'toBack'
  | 'flipX'
  | 'flipY'

type Action = BoxAction<BoxActionName>

const GROUP: Action = { name: 'group', act: (run) => run(groupBoxes, undefined), keys: 'Ctrl+G' }
const UNGROUP: Action = { name: 'ungroup', act: (run) => run(ungroupBoxes, undefined), keys: 'Ctrl+Shift+G' }
const FLIPS: readonly Action[] = [
  { name: 'flipX', act: (run) => run(flipBox, 'flipX') },
  { name: 'flipY', act: (run) => run(flipBox, 'flipY') },
]

/**
 * All that can be done to what is selected, in the order of a menu. What has no sense for it is left out, not disabled: a group of one
 * box, and mirrored letters.
 */
export function allActions(workspace: Workspace): Action[] {
  const box = selectedBox(workspace)
  const [duplicate, lock, remove] = quickActions(box?.locked ?? false)
  const isTogether = workspace.others.length > 0
  const isGrouped = selectedBoxes(workspace).some(({ group }) => group !== undefined)
  return [
    { name: 'copyText', act: (run) => run(copyBox, undefined), keys: 'Ctrl+C' },
    { name: 'pasteText', act: (run) => run(pasteBox, undefined), keys: 'Ctrl+V' },
    duplicate,
    ...(isTogether ? [GROUP] : []),
    ...(isGrouped ? [UNGROUP] : []),
    { name: 'toFront', act: (run) => run(moveToEdge, 'front') },
    { name: 'forward', act: (run) => run(reorderBox, 1), keys: 'Ctrl+]' },
    { name: 'backward', act: (run) => run(reorderBox, -1), keys: 'Ctrl+[' },
    { name: 'toBack', act: (run) => run(moveToEdge, 'back') },
    ...(box && !isText(box) && !isTogether ? FLIPS : []),
    lock,
    remove,
  ]
}
