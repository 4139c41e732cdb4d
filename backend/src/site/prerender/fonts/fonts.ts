import type { SubsetFonts } from './font-subsets'
import { readRanges, unicodeRangeOf, within } from './page-characters'

/** A font file as `FontFace` takes it. */
export interface PageFont {
  family: string
  descriptors: Record<string, string>
  /** Address of the whole file. */
  url: string
  /** The part of it that goes into the page: its characters alone, as WOFF2 in base 64. */
  inlined?: { unicodeRange: string; data: string }
}

export interface PageFonts {
  /** What the page's own script makes known, after the text. */
  fonts: PageFont[]
  /** Rules of the same files, for who has no scripts. */
  withoutScript: string
  /** Rules that stand before the text: stand-ins from the device, or files that are too large for the page. */
  css: string
}

export interface FontSources {
  /** The file at an address. */
  read: (address: string) => Buffer
  cut: SubsetFonts
  /** Whether the first screen of a page may show characters of the file at an address. */
  isInlined: (address: string) => boolean
  /** Bytes that may go into the page; with more, all files stay addresses. */
  limit: number
}

const DESCRIPTORS: Record<string, string> = {
  'font-weight': 'weight',
  'font-display': 'display',
  'unicode-range': 'unicodeRange',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
}

/**
 * Takes apart the rules of a font into what goes into the page itself, cut to the page's characters, and what stays an
 * address. A rule alone, even with the file in it, would come a frame after the script.
 * @param characters of the page, sorted
 * @throws Error for a file that is no font
 */
export async function pageFonts(
  css: string,
  characters: string,
  { read, cut, isInlined, limit }: FontSources,
): Promise<PageFonts> {
  const rules = css.match(/@font-face\{[^}]*\}/g) ?? []
  const files = rules.filter((rule) => addressOf(rule))
  const fonts = files.map(readRule)
  const shown = fonts
    .filter(({ url }) => isInlined(url))
    .map((font) => ({ font, characters: within(characters, readRanges(font.descriptors.unicodeRange ?? ALL)) }))
    .filter(({ characters }) => characters !== '')
  const parts = await cut(
    shown.map(({ font }) => read(font.url)),
    characters,
  )
  const standIns = rules.filter((rule) => !addressOf(rule)).join('')
  if (parts.reduce((sum, { byteLength }) => sum + byteLength, 0) > limit)
    return { fonts: [], withoutScript: '', css: css }
  for (const [n, { font, characters }] of shown.entries())
    font.inlined = { unicodeRange: unicodeRangeOf(characters), data: parts[n]!.toString('base64') }
  return { fonts, withoutScript: files.join(''), css: standIns }
}

/** Of a rule without a range. */
const ALL = 'U+0-10FFFF'

const addressOf = (rule: string) => /src:url\(([^)]+)\)/.exec(rule)?.[1]

function readRule(rule: string): PageFont {
  const declarations = rule.slice(rule.indexOf('{') + 1, -1).split(';')
  const pairs = declarations.map(
    (line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const,
  )
  const family = pairs.find(([name]) => name === 'font-family')?.[1] ?? ''
  return {
    family: family.replace(/['"]/g, ''),
    url: addressOf(rule) ?? '',
    descriptors: Object.fromEntries(
      pairs.flatMap(([name, value]) => (DESCRIPTORS[name] ? [[DESCRIPTORS[name], value]] : [])),
    ),
  }
}
