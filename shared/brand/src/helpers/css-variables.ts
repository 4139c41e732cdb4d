import { COLOR_KEYS, type FONT_IDS } from '../lib/constants'
import type { Brand } from '../schema/schema'

const HEX = /^#[0-9a-f]{6}$/i
const FALLBACK = "system-ui, -apple-system, 'Segoe UI', 'Noto Sans Arabic', sans-serif"

/**
 * Family lists of the offered fonts; the names are our own, so that a host page's fonts are never replaced. The second
 * family is there in prerendered pages: fonts of the device as wide as ours (`@yawmi/ui/server`).
 */
const FONT_FAMILIES: Record<(typeof FONT_IDS)[number], string> = {
  tajawal: `'Yawmi Tajawal', 'Yawmi Tajawal Fallback', ${FALLBACK}`,
  cairo: `'Yawmi Cairo', 'Yawmi Cairo Fallback', ${FALLBACK}`,
  system: FALLBACK,
}

/** What text is shown in where a brand says no font. */
export const DEFAULT_FONT_FAMILY = FONT_FAMILIES.tajawal

/**
 * Family of a brand's own font; undefined where it has none. It is named after the address, which changes with the
 * font: two brands in one page do not take each other's.
 */
export const ownFontFamily = ({ fontFiles }: { fontFiles?: Brand['fontFiles'] }): string | undefined =>
  fontFiles?.regular && fontFiles.bold
    ? `Yawmi${fontFiles.regular.replace(/^\w+:\/\/[^/]*/, '').replace(/\W+/g, '-')}`
    : undefined

/** Pixels, 0 to 40; anything else is not a radius that the layouts can carry. */
const isRadius = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 40

/**
 * The CSS variables of a brand, name → value, to be set on the scope element of `@yawmi/ui`. Colours of both themes are
 * among them; which one shows is the stylesheet's choice. Names come from a closed list and values that are not what
 * they should be are left out, so that a brand from anywhere can colour the page and do nothing else to it.
 */
export const brandCssVariables = (brand: Brand): Record<string, string> => {
  const variables: Record<string, string> = {}
  for (const theme of ['light', 'dark'] as const) {
    for (const key of COLOR_KEYS) {
      const value = brand.colors[theme][key]
      if (HEX.test(value)) variables[`--yw-${theme}-${key}`] = value
    }
  }
  if (isRadius(brand.radii.card)) variables['--yw-radius-card'] = `${brand.radii.card}px`
  if (isRadius(brand.radii.field)) variables['--yw-radius-field'] = `${brand.radii.field}px`
  const own = ownFontFamily(brand)
  if (own) variables['--yw-brand-font'] = `'${own}', ${FALLBACK}`
  else if (Object.hasOwn(FONT_FAMILIES, brand.font)) variables['--yw-brand-font'] = FONT_FAMILIES[brand.font]
  return variables
}
