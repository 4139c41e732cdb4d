import cairoArabic400 from '@fontsource/cairo/files/cairo-arabic-400-normal.woff2'
import cairoArabic700 from '@fontsource/cairo/files/cairo-arabic-700-normal.woff2'
import cairoLatin400 from '@fontsource/cairo/files/cairo-latin-400-normal.woff2'
import cairoLatin700 from '@fontsource/cairo/files/cairo-latin-700-normal.woff2'
import tajawalArabic400 from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2'
import tajawalArabic700 from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff2'
import tajawalLatin400 from '@fontsource/tajawal/files/tajawal-latin-400-normal.woff2'
import tajawalLatin700 from '@fontsource/tajawal/files/tajawal-latin-700-normal.woff2'
import { ownFontFamily, type Brand } from '@yawmi/brand'
import cairoDigits400 from '../../fonts/cairo-digits-400-normal.woff2'
import cairoLetters400 from '../../fonts/cairo-letters-400-normal.woff2'
import cairoDigits700 from '../../fonts/cairo-digits-700-normal.woff2'
import cairoLetters700 from '../../fonts/cairo-letters-700-normal.woff2'
import tajawalDigits400 from '../../fonts/tajawal-digits-400-normal.woff2'
import tajawalLetters400 from '../../fonts/tajawal-letters-400-normal.woff2'
import tajawalDigits700 from '../../fonts/tajawal-digits-700-normal.woff2'
import tajawalLetters700 from '../../fonts/tajawal-letters-700-normal.woff2'

/** The space is in the Arabic files too: taken from there, a page of Arabic words alone needs no Latin file. */
const ARABIC =
  'U+0020,U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC'
/** Digits, marks and what joins prices: what an Arabic page has of Latin, for a fifth of the file. */
const DIGITS = 'U+0021-003F,U+005F,U+00A0,U+00AB,U+00B7,U+00BB,U+200F,U+2013-2014,U+2026'
/** Addresses and names in Latin letters: most pages need no more of Latin. */
const LATIN_RANGE = 'U+0040-005E,U+0060-007E,U+00A9'
/** Whatever is there: a brand's own file is one for all. */
const ALL = 'U+0-10FFFF'
const LATIN =
  'U+0000-001F,U+007F-009F,U+00A1-00A8,U+00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-200B,U+2012,U+2015-2025,U+2027-206F,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD'

interface Face {
  family: string
  weight: '400' | '700'
  /** Ascent and descent in per cent of the size, where the file's own put letters above the middle of a button. */
  metrics?: readonly [ascent: number, descent: number]
  /** Code points that the file is for; the browser fetches it only when one of them is shown. */
  range: string
  url: string
}

/** Files of a font by what they are for, each as 400 and 700. */
type Files = [range: string, normal: string, bold: string][]

const faces = (family: string, files: Files, metrics?: Face['metrics']): Face[] =>
  files.flatMap(([range, normal, bold]) => [
    { family, metrics, weight: '400' as const, range, url: normal },
    { family, metrics, weight: '700' as const, range, url: bold },
  ])

const TAJAWAL: Files = [
  [ARABIC, tajawalArabic400, tajawalArabic700],
  [DIGITS, tajawalDigits400, tajawalDigits700],
  [LATIN_RANGE, tajawalLetters400, tajawalLetters700],
  [LATIN, tajawalLatin400, tajawalLatin700],
]
const CAIRO: Files = [
  [ARABIC, cairoArabic400, cairoArabic700],
  [DIGITS, cairoDigits400, cairoDigits700],
  [LATIN_RANGE, cairoLetters400, cairoLetters700],
  [LATIN, cairoLatin400, cairoLatin700],
]

const FACES: Record<Brand['font'], Face[]> = {
  tajawal: faces('Yawmi Tajawal', TAJAWAL, [88, 32]),
  cairo: faces('Yawmi Cairo', CAIRO),
  system: [],
}

type Fonts = Pick<Brand, 'font'> & Partial<Pick<Brand, 'fontFiles'>>

/** Faces that a brand shows its text in: those of its own, which are whole, or those of the offered font. */
function facesOf(brand: Fonts): Face[] {
  const family = ownFontFamily(brand)
  if (!family || !brand.fontFiles) return FACES[brand.font]
  return faces(family, [[ALL, brand.fontFiles.regular, brand.fontFiles.bold]])
}

const metricsCss = (metrics: Face['metrics']) =>
  metrics ? `;ascent-override:${metrics[0]}%;descent-override:${metrics[1]}%;line-gap-override:0%` : ''

const metricsOf = (metrics: Face['metrics']) =>
  metrics && { ascentOverride: `${metrics[0]}%`, descentOverride: `${metrics[1]}%`, lineGapOverride: '0%' }

/**
 * `@font-face` rules of an offered font, Arabic first, for a style sheet that is written before any script runs.
 * @param baseUrl what relative file addresses are resolved against.
 */
export const fontFaces = (font: Brand['font'] = 'tajawal', baseUrl?: string) =>
  FACES[font]
    .map(({ family, weight, range, url, metrics }) => {
      const address = baseUrl ? new URL(url, baseUrl).href : url
      return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${address}) format('woff2');unicode-range:${range}${metricsCss(metrics)}}`
    })
    .join('')

const isRegistered = (fonts: FontFaceSet, family: string) =>
  [...fonts].some((face) => face.family.replace(/["']/g, '') === family)

interface Registered {
  faces: FontFace[]
  users: number
}
/** Families that we told a document about, with how many providers use each. */
const registered = new WeakMap<Document, Map<string, Registered>>()

const registeredIn = (owner: Document) => {
  const families = registered.get(owner) ?? new Map<string, Registered>()
  registered.set(owner, families)
  return families
}

const register = (faces: Face[], family: string, owner: Document): Registered => ({
  users: 0,
  faces: faces.map(({ weight, range, url, metrics }) => {
    const descriptors = { weight, unicodeRange: range, display: 'swap', ...metricsOf(metrics) } as const
    const face = new FontFace(family, `url(${url}) format('woff2')`, descriptors)
    owner.fonts.add(face)
    return face
  }),
})

/**
 * Tells the document about the font of a brand, once, whatever provider asks: a shadow root cannot hold font faces of its
 * own. Nothing is fetched before a text needs it. A page that has the rules in its style sheet is left as it is.
 * @returns lets go of it; with the last provider the font leaves the document.
 */
export const registerFont = (brand: Fonts, owner: Document): (() => void) => {
  const faces = facesOf(brand)
  const family = faces[0]?.family
  if (!family || !owner.fonts || typeof FontFace === 'undefined') return () => {}
  const families = registeredIn(owner)
  if (!families.has(family) && isRegistered(owner.fonts, family)) return () => {}
  const entry = families.get(family) ?? register(faces, family, owner)
  families.set(family, entry)
  entry.users += 1
  return () => {
    entry.users -= 1
    if (entry.users > 0) return
    families.delete(family)
    for (const face of entry.faces) owner.fonts.delete(face)
  }
}
