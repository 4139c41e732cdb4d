import { copyBox, duplicateBox, pasteBox } from './clipboard'
import { deleteBox } from './delete-box'
import type { Run } from './keyboard'
import { lockBox } from './lock-box'
import { reorderBox } from './placement/reorder-box'

/** What can be done to the selected box, as buttons and menus show it: the same commands that keys run. */
export interface BoxAction {
  /** Key of its label; its icon goes by the same name. */
  name: 'copyText' | 'pasteText' | 'duplicate' | 'forward' | 'backward' | 'lock' | 'unlock' | 'remove'
  /** Runs it, or says whether it can be run: `act(studio.run)`, `act(studio.can)`. */
  act: (run: Run) => boolean
  /** Keys as they are printed on a keyboard. */
  keys: string
}

const DUPLICATE: BoxAction = { name: 'duplicate', act: (run) => run(duplicateBox, undefined), keys: 'Ctrl+D' }
const REMOVE: BoxAction = { name: 'remove', act: (run) => run(deleteBox, undefined), keys: 'Delete' }
const lock = (locked: boolean): BoxAction => ({
  name: locked ? 'unlock' : 'lock',
  act: (run) => run(lockBox, undefined),
  keys: 'Ctrl+L',
})

/** The actions that people use most. */
export const quickActions = (locked: boolean): BoxAction[] => [DUPLICATE, lock(locked), REMOVE]

/** All actions, in the order of a menu. */
export const allActions = (locked: boolean): BoxAction[] => [
  { name: 'copyText', act: (run) => run(copyBox, undefined), keys: 'Ctrl+C' },
  { name: 'pasteText', act: (run) => run(pasteBox, undefined), keys: 'Ctrl+V' },
  DUPLICATE,
  { name: 'forward', act: (run) => run(reorderBox, 1), keys: 'Ctrl+]' },
  { name: 'backward', act: (run) => run(reorderBox, -1), keys: 'Ctrl+[' },
  lock(locked),
  REMOVE,
]
