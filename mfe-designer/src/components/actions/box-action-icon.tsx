import type { ComponentType } from 'react'
import * as Icons from '@yawmi/ui/icons'
import type { BoxActionName } from '../../commands/all-actions'
import { QUICK_ICONS } from './quick-action-icon'

const ICONS: Record<BoxActionName, ComponentType<Icons.IconProps>> = {
  ...QUICK_ICONS,
  copyText: Icons.CopyIcon,
  pasteText: Icons.PasteIcon,
  group: Icons.GroupIcon,
  ungroup: Icons.UngroupIcon,
  toFront: Icons.ToFrontIcon,
  forward: Icons.BringForwardIcon,
  backward: Icons.SendBackIcon,
  toBack: Icons.ToBackIcon,
  flipX: Icons.FlipXIcon,
  flipY: Icons.FlipYIcon,
}

/** The icon of an action on the selected box. */
export function BoxActionIcon({ name }: { name: BoxActionName }) {
  const Icon = ICONS[name]
  return <Icon size={20} />
}
