import { HOME_SECTIONS, type Brand, type HomeSection } from '@yawmi/brand'

/**
 * The parts of the home page that a brand shows, in its order, each once; all of them for a brand of a page or shell
 * that is older than the choice. What this version does not know is left out.
 */
export function homeSections(brand: Brand): HomeSection[] {
  const chosen: readonly HomeSection[] = (brand as { home?: Brand['home'] }).home?.sections ?? HOME_SECTIONS
  const known = new Set(chosen.filter((section) => HOME_SECTIONS.includes(section)))
  return known.size > 0 ? [...known] : [...HOME_SECTIONS]
}
