import type { Brand, LandingSection } from '@yawmi/brand'
import type { Target } from '@yawmi/remote-kit'
import type { ShellCopy } from '../../copy/ar'

/** A line of a menu: its word in the dictionary and where it leads. */
export interface MenuLink {
  word: keyof ShellCopy
  to: Target
  /** The part of the landing page that it leads to, which a brand may leave out; the line then goes with it. */
  section?: LandingSection
}

const landing = (hash: string): Target => ({ name: 'LandingPage', hash })

/** The landing header's links: home first, where readers of Arabic look for it, then in the specification's order. */
export const HEADER_LINKS: readonly MenuLink[] = [
  { word: 'home', to: landing('#hero') },
  { word: 'contactUs', to: { name: 'contactUs' } },
  { word: 'faq', to: landing('#commonQs'), section: 'faq' },
  { word: 'aboutUs', to: { name: 'aboutUs' } },
]

/** The landing footer's links, in the same order. */
export const FOOTER_LINKS: readonly MenuLink[] = [
  { word: 'home', to: landing('#hero') },
  { word: 'contactUs', to: { name: 'contactUs' } },
  { word: 'faq', to: landing('#commonQs'), section: 'faq' },
  { word: 'content', to: landing('#discover'), section: 'discover' },
  { word: 'aboutUs', to: { name: 'aboutUs' } },
  { word: 'privacy', to: { name: 'PrivacyPolicy' } },
  { word: 'terms', to: { name: 'TermsAndConditions' } },
]

/** The lines of a menu that lead somewhere in a brand. */
export const linksOf = (menu: readonly MenuLink[], { landing: { sections } }: Brand): readonly MenuLink[] =>
  menu.filter(({ section }) => !section || sections.includes(section))
