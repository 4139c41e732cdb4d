import type { ComponentType } from 'react'
import {
  AccountIcon,
  CalendarIcon,
  DesignsIcon,
  HomeIcon,
  PrivacyIcon,
  SubscriptionIcon,
  TermsIcon,
} from '@yawmi/ui/icons'

/** Icons that declarations have by name. */
const ICONS: Partial<Record<string, ComponentType<object>>> = {
  account: AccountIcon,
  calendar: CalendarIcon,
  designs: DesignsIcon,
  home: HomeIcon,
  privacy: PrivacyIcon,
  subscription: SubscriptionIcon,
  terms: TermsIcon,
}
/** Stands for a name that this shell does not have: a plain circle. */
const CIRCLE = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z'

/** A menu item's icon: one of ours by name, or the declaration's own path, in the line of the others. */
export function MenuIcon({ icon }: { icon: string }) {
  const Icon = ICONS[icon]
  if (Icon) return <Icon />
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {/* Names have no digits. */}
      <path d={/\d/.test(icon) ? icon : CIRCLE} />
    </svg>
  )
}
