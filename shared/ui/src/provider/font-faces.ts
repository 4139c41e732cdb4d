import cairoArabic400 from '@fontsource/cairo/files/cairo-arabic-400-normal.woff2'
import cairoArabic700 from '@fontsource/cairo/files/cairo-arabic-700-normal.woff2'
import cairoLatin400 from '@fontsource/cairo/files/cairo-latin-400-normal.woff2'
import cairoLatin700 from '@fontsource/cairo/files/cairo-latin-700-normal.woff2'
import tajawalArabic400 from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff2'
import tajawalArabic700 from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff2'
import tajawalLatin400 from '@fontsource/tajawal/files/tajawal-latin-400-normal.woff2'
import tajawalLatin700 from '@fontsource/tajawal/files/tajawal-latin-700-normal.woff2'
import type { Brand } from '@yawmi/brand'

/** The space is in the Arabic files too: taken from there, a page of Arabic words alone needs no Latin file. */
const ARABIC =
  'U+0020,U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC'
const LATIN =
  'U+0000-001F,U+0021-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200F,U+2012-206F,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD'

interface Face {
  family: string
  weight: '400' | '700'
  /** Ascent and descent in per cent of the size, where the file's own put letters above the middle of a button. */
  metrics?: readonly [ascent: number, descent: number]
  /** Code points that the file is for; the browser fetches it only when one of them is shown. */
  range: string
  url: string
}

/** @param urls Arabic 400 and 700, Latin 400 and 700. */
const faces = (family: string, urls: [string, string, string, string], metrics?: Face['metrics']): Face[] => [
  { family, metrics, weight: '400', range: ARABIC, url: urls[0] },
  { family, metrics, weight: '700', range: ARABIC, url: urls[1] },
  { family, metrics, weight: '400', range: LATIN, url: urls[2] },
  { family, metrics, weight: '700', range: LATIN, url: urls[3] },
]

const FACES: Record<Brand['font'], Face[]> = {
  tajawal: faces('Yawmi Tajawal', [tajawalArabic400, tajawalArabic700, tajawalLatin400, tajawalLatin700], [88, 32]),
  cairo: faces('Yawmi Cairo', [cairoArabic400, cairoArabic700, cairoLatin400, cairoLatin700]),
  system: [],
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

const isKnown = (fonts: FontFaceSet, family: string) =>
  [...fonts].some((face) => face.family.replace(/["']/g, '') === family)

/**
 * Tells the document about an offered font, once, whatever provider asks: a shadow root cannot hold font faces of its
 * own. Nothing is fetched before a text needs it. A page that has the rules in its style sheet is left as it is.
 */
export const registerFont = (font: Brand['font'], owner: Document) => {
  const family = FACES[font][0]?.family
  if (!family || !owner.fonts || typeof FontFace === 'undefined' || isKnown(owner.fonts, family)) return
  for (const { weight, range, url, metrics } of FACES[font]) {
    const descriptors = { weight, unicodeRange: range, display: 'swap', ...metricsOf(metrics) } as const
    owner.fonts.add(new FontFace(family, `url(${url}) format('woff2')`, descriptors))
  }
}
