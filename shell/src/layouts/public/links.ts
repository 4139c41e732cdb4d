import type { Target } from '@yawmi/remote-kit'
import type { ShellCopy } from '../../copy/ar'

/** A line of a menu: its word in the dictionary and where it leads. */
export interface MenuLink {
  word: keyof ShellCopy
  to: Target
}

const landing = (hash: string): Target => ({ name: 'LandingPage', hash })

/** The landing header's links: home first, where readers of Arabic look for it, then in the specification's order. */
export const HEADER_LINKS: readonly MenuLink[] = [
  { word: 'home', to: landing('#hero') },
  { word: 'contactUs', to: { name: 'contactUs' } },
  { word: 'faq', to: landing('#commonQs') },
  { word: 'aboutUs', to: { name: 'aboutUs' } },
]

/** The landing footer's links, in the same order. */
export const FOOTER_LINKS: readonly MenuLink[] = [
  { word: 'home', to: landing('#hero') },
  { word: 'contactUs', to: { name: 'contactUs' } },
  { word: 'faq', to: landing('#commonQs') },
  { word: 'content', to: landing('#discover') },
  { word: 'aboutUs', to: { name: 'aboutUs' } },
  { word: 'privacy', to: { name: 'PrivacyPolicy' } },
  { word: 'terms', to: { name: 'TermsAndConditions' } },
]
