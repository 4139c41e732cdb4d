import amiriArabic from '@fontsource/amiri/files/amiri-arabic-400-normal.woff2'
import amiriArabicBold from '@fontsource/amiri/files/amiri-arabic-700-normal.woff2'
import amiriLatin from '@fontsource/amiri/files/amiri-latin-400-normal.woff2'
import amiriLatinBold from '@fontsource/amiri/files/amiri-latin-700-normal.woff2'
import cascadiaArabic from '@fontsource/cascadia-code/files/cascadia-code-arabic-400-normal.woff2'
import cascadiaArabicBold from '@fontsource/cascadia-code/files/cascadia-code-arabic-700-normal.woff2'
import cascadiaLatin from '@fontsource/cascadia-code/files/cascadia-code-latin-400-normal.woff2'
import cascadiaLatinBold from '@fontsource/cascadia-code/files/cascadia-code-latin-700-normal.woff2'
import lateefArabic from '@fontsource/lateef/files/lateef-arabic-400-normal.woff2'
import lateefArabicBold from '@fontsource/lateef/files/lateef-arabic-700-normal.woff2'
import lateefLatin from '@fontsource/lateef/files/lateef-latin-400-normal.woff2'
import lateefLatinBold from '@fontsource/lateef/files/lateef-latin-700-normal.woff2'
import scheherazadeArabic from '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2'
import scheherazadeArabicBold from '@fontsource/scheherazade-new/files/scheherazade-new-arabic-700-normal.woff2'
import scheherazadeLatin from '@fontsource/scheherazade-new/files/scheherazade-new-latin-400-normal.woff2'
import scheherazadeLatinBold from '@fontsource/scheherazade-new/files/scheherazade-new-latin-700-normal.woff2'
import { fontFaces } from '@yawmi/ui'

const ARABIC =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC'
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200F,U+2012-206F,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD'

/** One file of a font: for which weight and which letters. */
export interface Face {
  family: string
  weight: '400' | '700'
  range: string
  url: string
}

/** A font that the studio offers, under the name that the specification has for it. */
export interface StudioFont {
  name: string
  /** What goes into `font-family`. */
  css: string
  /** Files that the remote brings; none for those of the device. */
  faces: Face[]
}

export type FontFiles = [arabic: string, arabicBold: string, latin: string, latinBold: string]

/**
 * A font of ours goes by a name of ours, so that one of the same name on the device cannot stand in for it. It has no
 * generic name behind it: what it lacks, such as emoji, the browser then finds by the letter, on the screen and in an
 * export alike; by a generic name it hints the same letter in two ways.
 */
const bundled = (name: string, files: FontFiles): StudioFont => ({
  name,
  css: `'${familyOf(name)}'`,
  faces: facesOf(name, files),
})

const familyOf = (name: string) => `Studio ${name}`

function facesOf(name: string, [arabic, arabicBold, latin, latinBold]: FontFiles): Face[] {
  const family = familyOf(name)
  return [
    { family, weight: '400', range: ARABIC, url: arabic },
    { family, weight: '700', range: ARABIC, url: arabicBold },
    { family, weight: '400', range: LATIN, url: latin },
    { family, weight: '700', range: LATIN, url: latinBold },
  ]
}

/**
 * The files in which the page itself may have a font: what it has loaded is not loaded again. The faces are the studio's
 * own, since the page's have other heights and ranges.
 */
function pageFiles(font: 'tajawal' | 'cairo'): FontFiles {
  const rules = fontFaces(font).split('@font-face')
  const file = (weight: number, codePoints: string) => {
    const rule = rules.find((each) => each.includes(`font-weight:${weight};`) && each.includes(codePoints))
    const url = /url\(([^)]+)\)/.exec(rule ?? '')?.[1]
    if (!url) throw new Error(`the page has no file of ${font} ${weight} for ${codePoints}`)
    return url
  }
  const [arabic, latin] = ['U+0600-06FF', 'U+0152-0153']
  return [file(400, arabic), file(700, arabic), file(400, latin), file(700, latin)]
}

const TAJAWAL = bundled('Tajawal', pageFiles('tajawal'))

/** The eight, in the specification's order. */
export const FONTS: readonly StudioFont[] = [
  { name: 'Arial', css: 'Arial, sans-serif', faces: [] },
  bundled('Amiri', [amiriArabic, amiriArabicBold, amiriLatin, amiriLatinBold]),
  bundled('Cascadia Code', [cascadiaArabic, cascadiaArabicBold, cascadiaLatin, cascadiaLatinBold]),
  TAJAWAL,
  bundled('Scheherazade', [scheherazadeArabic, scheherazadeArabicBold, scheherazadeLatin, scheherazadeLatinBold]),
  bundled('Lateef', [lateefArabic, lateefArabicBold, lateefLatin, lateefLatinBold]),
  { name: 'Courier New', css: "'Courier New', monospace", faces: [] },
  bundled('cairo', pageFiles('cairo')),
]

/** Display faces, whose files come when one of them is shown. */
export const DISPLAY_NAMES = ['Reem Kufi', 'Aref Ruqaa', 'El Messiri', 'Marhey', 'Rakkas', 'Katibeh']
export const DISPLAY_FONTS: readonly StudioFont[] = DISPLAY_NAMES.map((name) => ({
  name,
  css: `'${familyOf(name)}'`,
  faces: [],
}))

/** By name; a text without a font, or with one that is not offered any more, stands in Tajawal. */
export const fontByName = (name: string): StudioFont =>
  [...FONTS, ...DISPLAY_FONTS].find((font) => font.name === name) ?? TAJAWAL

const registered = new Map<Face, FontFace>()

/**
 * Tells the document about the fonts. A file is fetched when a letter of it is first shown; one that could not be had
 * is tried again when this is called once more, since browsers never do.
 */
export function registerFonts(): void {
  register(FONTS.flatMap(({ faces }) => faces))
}

/** Tells the document about the display faces as well, whose code is loaded then; tries again after a failure. */
export async function registerDisplayFonts(): Promise<void> {
  const { DISPLAY_FILES } = await import('./display-fonts')
  register(Object.entries(DISPLAY_FILES).flatMap(([name, files]) => (displayFaces[name] ??= facesOf(name, files))))
}

/**
 * Tells the document about the fonts in which a design is shown, on the stage or elsewhere, and again when the browser is online once more.
 * @returns what ends that
 */
export function registerFontsOf({ boxes }: { boxes: readonly object[] }): () => void {
  const registerAll = () => {
    registerFonts()
    if (boxes.some((each) => 'fontFamily' in each && DISPLAY_NAMES.includes(String(each.fontFamily))))
      registerDisplayFonts().catch(() => {})
  }
  registerAll()
  addEventListener('online', registerAll)
  return () => removeEventListener('online', registerAll)
}

const displayFaces: Record<string, Face[]> = {}

function register(faces: readonly Face[]): void {
  if (typeof FontFace === 'undefined') return
  for (const face of faces) {
    const before = registered.get(face)
    if (before && before.status !== 'error') continue
    const { family, weight, range, url } = face
    const loaded = new FontFace(family, `url(${url}) format('woff2')`, { weight, unicodeRange: range })
    if (before) document.fonts.delete(before)
    document.fonts.add(loaded)
    registered.set(face, loaded)
  }
}

/** The files that are shown somewhere now: all that an export needs. */
export const loadedFaces = (): Face[] =>
  [...registered].flatMap(([face, { status }]) => (status === 'loaded' ? [face] : []))
