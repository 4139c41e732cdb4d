import { LANDING_SECTIONS, type Brand, type LandingSection } from '@yawmi/brand'

/**
 * The parts of the landing page below the form that a brand shows, in its order, each once; all of them for a brand of
 * a page or shell that is older than the choice. What this version does not know is left out.
 */
export function landingSections(brand: Brand): LandingSection[] {
  const chosen: readonly LandingSection[] =
    (brand as { landing?: Brand['landing'] }).landing?.sections ?? LANDING_SECTIONS
  return [...new Set(chosen.filter((section) => LANDING_SECTIONS.includes(section)))]
}
