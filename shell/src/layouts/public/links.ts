import type { Brand, LandingSection } from '@yawmi/brand'
import type { Target } from '@yawmi/remote-kit'
import type { Strings } from '../../copy/ar'

/** An item of a menu: its label's key and its target. */
export interface MenuLink {
  label: keyof Strings
  to: Target
  /** The section of the landing page that it leads to; a brand without that section has no such item. */
  section?: LandingSection
}

const landing = (hash: string): Target => ({ name: 'LandingPage', hash })

/** The landing header's links: home first, where readers of Arabic look for it, then in the specification's order. */
export const HEADER_LINKS: readonly MenuLink[] = [
  { label: 'home', to: landing('#hero') },
  { label: 'contactUs', to: { name: 'contactUs' } },
  { label: 'faq', to: landing('#commonQs'), section: 'faq' },
  { label: 'aboutUs', to: { name: 'aboutUs' } },
]

/** The landing footer's links, in the same order. */
export const FOOTER_LINKS: readonly MenuLink[] = [
  { label: 'home', to: landing('#hero') },
  { label: 'contactUs', to: { name: 'contactUs' } },
  { label: 'faq', to: landing('#commonQs'), section: 'faq' },
  { label: 'content', to: landing('#discover'), section: 'discover' },
  { label: 'aboutUs', to: { name: 'aboutUs' } },
  { label: 'privacy', to: { name: 'PrivacyPolicy' } },
  { label: 'terms', to: { name: 'TermsAndConditions' } },
]

/** The items of a menu whose targets a brand has. */
export const linksOf = (menu: readonly MenuLink[], { landing: { sections } }: Brand): readonly MenuLink[] =>
  menu.filter(({ section }) => !section || sections.includes(section))
