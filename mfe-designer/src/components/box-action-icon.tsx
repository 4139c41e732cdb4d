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
import type { BoxAction } from '../commands/box-actions'

const ICONS: Record<BoxAction['name'], ComponentType<IconProps>> = {
  copyText: CopyIcon,
  pasteText: PasteIcon,
  duplicate: DuplicateIcon,
  forward: BringForwardIcon,
  backward: SendBackIcon,
  lock: LockIcon,
  unlock: UnlockIcon,
  remove: DeleteIcon,
}

/** The icon of an action on the selected text. */
export function BoxActionIcon({ name }: Pick<BoxAction, 'name'>) {
  const Icon = ICONS[name]
  return <Icon size={20} />
}
