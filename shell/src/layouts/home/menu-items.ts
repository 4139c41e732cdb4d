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
import type { Strings } from '../../copy/ar'

/** An item of the content area's menus. `locked`: for a free visitor it opens the lock dialog instead. */
export interface HomeMenuItem {
  label: keyof Strings
  to: Target
  Icon: ComponentType<object>
  subscribersOnly?: boolean
  locked?: boolean
}

const home: HomeMenuItem = { label: 'home', to: { name: 'home' }, Icon: HomeIcon }
const daily: HomeMenuItem = { label: 'dailyContent', to: { name: 'daily_content' }, Icon: CalendarIcon }
const designs: HomeMenuItem = { label: 'designs', to: { name: 'design_categories' }, Icon: DesignsIcon, locked: true }
const account: HomeMenuItem = { label: 'myAccount', to: { name: 'my_account' }, Icon: AccountIcon }
const privacy: HomeMenuItem = { label: 'privacy', to: { name: 'privacyPolicyHome' }, Icon: PrivacyIcon }
const terms: HomeMenuItem = { label: 'terms', to: { name: 'termsAndConditionsHome' }, Icon: TermsIcon }
export const subscription: HomeMenuItem = {
  label: 'subscriptionDetails',
  to: { name: 'subscription_details' },
  Icon: SubscriptionIcon,
}

/** Sidebar, medium screens and above; subscribers have the log-out button after it. */
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
/** Extra items of the subscription menu on small screens, which have no sidebar. */
export const SMALL_SCREEN_EXTRAS: readonly HomeMenuItem[] = [privacy, terms]
