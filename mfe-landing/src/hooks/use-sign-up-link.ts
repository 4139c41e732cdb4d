import { useBrand, useRole, type Target } from '@yawmi/remote-kit'
import { landingSections } from '../lib/landing-sections'

/** The phone form at the top of the landing page. */
export const HERO: Target = { name: 'LandingPage', hash: '#hero' }

/**
 * Where a promise of the landing page leads: whoever is inside goes to the content itself, everyone else stays on the
 * page and goes to the part that shows it, or to the form.
 */
export function useSignUpLink(): (route: string, anchor?: string) => Target {
  const role = useRole()
  const sections = landingSections(useBrand())
  return (route, anchor) => {
    if (role !== 'anonymous') return { name: route }
    return anchor && sections.some((section) => anchor === `#${section}`) ? { name: 'LandingPage', hash: anchor } : HERO
  }
}
