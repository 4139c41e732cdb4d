import { HOME_SECTIONS, type Brand, type HomeSection } from '@yawmi/brand'

/**
 * The sections of the home page that a brand shows, in its order and without duplicates. All of them for a brand whose
 * page or shell is older than this setting. Sections that this version lacks are omitted.
 */
export function homeSections(brand: Brand): HomeSection[] {
  const chosen: readonly HomeSection[] = (brand as { home?: Brand['home'] }).home?.sections ?? HOME_SECTIONS
  const known = new Set(chosen.filter((section) => HOME_SECTIONS.includes(section)))
  return known.size > 0 ? [...known] : [...HOME_SECTIONS]
}
