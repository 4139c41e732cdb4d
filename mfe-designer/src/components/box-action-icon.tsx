import type { ComponentType } from 'react'
import * as Icons from '@yawmi/ui/icons'
import type { BoxAction } from '../commands/box-actions'

const ICONS: Record<BoxAction['name'], ComponentType<Icons.IconProps>> = {
  copyText: Icons.CopyIcon,
  pasteText: Icons.PasteIcon,
  duplicate: Icons.DuplicateIcon,
  forward: Icons.BringForwardIcon,
  backward: Icons.SendBackIcon,
  lock: Icons.LockIcon,
  unlock: Icons.UnlockIcon,
  remove: Icons.DeleteIcon,
}

/** The icon of an action on the selected box. */
export function BoxActionIcon({ name }: Pick<BoxAction, 'name'>) {
  const Icon = ICONS[name]
  return <Icon size={20} />
}
