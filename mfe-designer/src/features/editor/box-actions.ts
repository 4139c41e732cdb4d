import type { ComponentType } from 'react'
import {
  BringForwardIcon,
  CopyIcon,
  DeleteIcon,
  DuplicateIcon,
  LockIcon,
  PasteIcon,
  SendBackIcon,
  UnlockIcon,
  type IconProps,
} from '@yawmi/ui/icons'
import type { Run } from '../../commands/keyboard'
import { copyBox } from '../../commands/copy-box'
import { deleteBox } from '../../commands/delete-box'
import { duplicateBox } from '../../commands/duplicate-box'
import { lockBox } from '../../commands/lock-box'
import { pasteBox } from '../../commands/paste-box'
import { reorderBox } from '../../commands/reorder-box'
import type { DesignerCopy } from '../../copy/ar'

/** What can be done to the selected text, as buttons and menus show it: the very commands that keys run. */
export interface BoxAction {
  name: keyof DesignerCopy
  Icon: ComponentType<IconProps>
  /** Runs it, or asks whether it can be run: `act(studio.run)`, `act(studio.can)`. */
  act: (run: Run) => boolean
  /** Keys as they are written on a keyboard. */
  keys: string
}

const DUPLICATE: BoxAction = {
  name: 'duplicate',
  Icon: DuplicateIcon,
  act: (run) => run(duplicateBox, undefined),
  keys: 'Ctrl+D',
}
const REMOVE: BoxAction = { name: 'remove', Icon: DeleteIcon, act: (run) => run(deleteBox, undefined), keys: 'Delete' }
const lock = (locked: boolean): BoxAction => ({
  name: locked ? 'unlock' : 'lock',
  Icon: locked ? UnlockIcon : LockIcon,
  act: (run) => run(lockBox, undefined),
  keys: 'Ctrl+L',
})

/** What is wanted most often. */
export const quickActions = (locked: boolean): BoxAction[] => [DUPLICATE, lock(locked), REMOVE]

/** Everything, in the order of a menu. */
export const allActions = (locked: boolean): BoxAction[] => [
  { name: 'copyText', Icon: CopyIcon, act: (run) => run(copyBox, undefined), keys: 'Ctrl+C' },
  { name: 'pasteText', Icon: PasteIcon, act: (run) => run(pasteBox, undefined), keys: 'Ctrl+V' },
  DUPLICATE,
  { name: 'forward', Icon: BringForwardIcon, act: (run) => run(reorderBox, 1), keys: 'Ctrl+]' },
  { name: 'backward', Icon: SendBackIcon, act: (run) => run(reorderBox, -1), keys: 'Ctrl+[' },
  lock(locked),
  REMOVE,
]
