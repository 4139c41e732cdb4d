import { duplicateBox } from './clipboard'
import { deleteBox } from './delete-box'
import type { Run } from './keyboard'
import { lockBox } from './lock-box'

/** What can be done to the selected box, as buttons and menus show it: the same commands that keys run. */
export interface BoxAction<Name extends string = QuickAction> {
  /** Key of its label; its icon goes by the same name. */
  name: Name
  /** Runs it, or says whether it can be run: `act(studio.run)`, `act(studio.can)`. */
  act: (run: Run) => boolean
  /** Keys as they are printed on a keyboard, if it has any. */
  keys?: string
}

export type QuickAction = 'duplicate' | 'lock' | 'unlock' | 'remove'

/** The actions that people use most; all others come with the first menu or panel (`all-actions.ts`). */
export const quickActions = (locked: boolean): [BoxAction, BoxAction, BoxAction] => [
  { name: 'duplicate', act: (run) => run(duplicateBox, undefined), keys: 'Ctrl+D' },
  { name: locked ? 'unlock' : 'lock', act: (run) => run(lockBox, undefined), keys: 'Ctrl+L' },
  { name: 'remove', act: (run) => run(deleteBox, undefined), keys: 'Delete' },
]
