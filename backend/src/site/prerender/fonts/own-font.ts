import { ownFontFamily, type Brand } from '@yawmi/brand'

const OWN_FACES = [
  ['regular', '400'],
  ['bold', '700'],
] as const

/** Addresses of a brand's own font; none where it has an offered one. */
export const ownFontFiles = (brand: Brand): string[] =>
  ownFontFamily(brand) ? OWN_FACES.map(([name]) => brand.fontFiles[name]) : []

/** Rules of a brand's own font, each with its file's address; undefined where the brand has an offered one. */
export function ownFontRules(brand: Brand): string | undefined {
  const family = ownFontFamily(brand)
  return (
    family &&
    OWN_FACES.map(
      ([name, weight]) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${brand.fontFiles[name]}) format('woff2')}`,
    ).join('')
  )
}
