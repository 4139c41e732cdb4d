import type { ComponentType } from 'react'
import type { Target } from '@yawmi/remote-kit'
import {
  AccountIcon,
  CalendarIcon,
  DesignsIcon,
  HomeIcon,
  PrivacyIcon,
  SubscriptionIcon,
  TermsIcon,
} from '@yawmi/ui/icons'
import type { ShellCopy } from '../../copy/ar'

/** A line of the content area's menus. `locked`: for a free visitor it opens the lock dialog instead. */
export interface HomeMenuItem {
  word: keyof ShellCopy
  to: Target
  Icon: ComponentType<object>
  subscribersOnly?: boolean
  locked?: boolean
}

const home: HomeMenuItem = { word: 'home', to: { name: 'home' }, Icon: HomeIcon }
const daily: HomeMenuItem = { word: 'dailyContent', to: { name: 'daily_content' }, Icon: CalendarIcon }
const designs: HomeMenuItem = { word: 'designs', to: { name: 'design_categories' }, Icon: DesignsIcon, locked: true }
const account: HomeMenuItem = { word: 'myAccount', to: { name: 'my_account' }, Icon: AccountIcon }
const privacy: HomeMenuItem = { word: 'privacy', to: { name: 'privacyPolicyHome' }, Icon: PrivacyIcon }
const terms: HomeMenuItem = { word: 'terms', to: { name: 'termsAndConditionsHome' }, Icon: TermsIcon }
export const subscription: HomeMenuItem = {
  word: 'subscriptionDetails',
  to: { name: 'subscription_details' },
  Icon: SubscriptionIcon,
}

/** Sidebar, medium screens and above; log out follows it for subscribers. */
export const SIDEBAR: readonly HomeMenuItem[] = [
  home,
  daily,
  designs,
  { ...account, subscribersOnly: true },
  privacy,
  terms,
]
/** Bottom bar, small screens. */
export const BOTTOM_BAR: readonly HomeMenuItem[] = [{ ...account, locked: true }, daily, home]
/** What the subscription menu has on small screens, where there is no sidebar. */
export const SMALL_SCREEN_EXTRAS: readonly HomeMenuItem[] = [privacy, terms]
