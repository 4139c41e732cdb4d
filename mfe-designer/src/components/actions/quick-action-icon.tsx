import type { ComponentType } from 'react'
import * as Icons from '@yawmi/ui/icons'
import type { QuickAction } from '../../commands/box-actions'

export const QUICK_ICONS: Record<QuickAction, ComponentType<Icons.IconProps>> = {
  duplicate: Icons.DuplicateIcon,
  lock: Icons.LockIcon,
  unlock: Icons.UnlockIcon,
  remove: Icons.DeleteIcon,
}

/** The icon of an action that people use most. */
export function QuickActionIcon({ name }: { name: QuickAction }) {
  const Icon = QUICK_ICONS[name]
  return <Icon size={20} />
}
