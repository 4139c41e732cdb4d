import { ownFontFamily, type Brand } from '@yawmi/brand'
import type { PageFonts } from '../prerender/fonts'
import { ownFileAt } from '../../infrastructure/brands/own-files'

/** Up to this many bytes, both faces are inlined in a prerendered page, so that nothing moves when the font loads. */
const INLINE_LIMIT = 64 * 1024

const FACES = [
  ['regular', '400'],
  ['bold', '700'],
] as const

/** A brand's own font for a prerendered page; undefined where the brand has none. */
export function ownPageFonts(brand: Brand): PageFonts | undefined {
  const family = ownFontFamily(brand)
  if (!family) return undefined
  const faces = FACES.map(([name, weight]) => {
    const address = brand.fontFiles[name]
    return { weight, address, bytes: ownFileAt(brand, address)?.bytes ?? Buffer.of() }
  })
  const rules = faces
    .map(
      ({ weight, address }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${address}) format('woff2')}`,
    )
    .join('')
  const inlined = faces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) <= INLINE_LIMIT
  if (!inlined) return { fonts: [], withoutScript: '', css: rules }
  const fonts = faces.map(({ weight, bytes }) => ({
    family,
    descriptors: { weight, display: 'swap' },
    data: bytes.toString('base64'),
  }))
  return { fonts, withoutScript: rules, css: '' }
}

/** Files that a page without the font in it should ask for before any script runs. */
export const ownFontPreloads = (brand: Brand): string[] =>
  ownFontFamily(brand) ? FACES.map(([name]) => brand.fontFiles[name]) : []
