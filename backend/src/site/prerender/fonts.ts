import path from 'node:path'

/** A font file that goes into the page, with what its rule says of it. */
export interface PageFont {
  family: string
  /** Descriptors as `FontFace` takes them. */
  descriptors: Record<string, string>
  /** The file in base 64. */
  data: string
}

export interface PageFonts {
  fonts: PageFont[]
  /** The rules of the same files by address, for who has no scripts. */
  withoutScript: string
  /** Rules of the files that few pages need. */
  css: string
}

/** Files whose letters the first screen of a page shows: of Latin the digits, and the letters of addresses. */
const ALWAYS = /url\((\/assets\/[\w.-]*-(?:arabic|digits|letters-400)-[\w.-]+\.woff2)\)/

const DESCRIPTORS: Record<string, string> = {
  'font-weight': 'weight',
  'font-display': 'display',
  'unicode-range': 'unicodeRange',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
}

/**
 * Takes apart the rules of a font into what goes into the page itself and what stays an address. With the letters
 * there before the first paint nothing moves when they come: a rule alone, even with the file in it, comes after.
 * @param readFile gives a file by its name
 */
export function pageFonts(css: string, readFile: (name: string) => Buffer): PageFonts {
  const fonts: PageFont[] = []
  let withoutScript = ''
  let rest = ''
  for (const rule of css.match(/@font-face\{[^}]*\}/g) ?? []) {
    const [, address] = ALWAYS.exec(rule) ?? []
    if (!address) {
      rest += rule
      continue
    }
    withoutScript += rule
    fonts.push({
      ...readRule(rule),
      data: readFile(path.basename(address)).toString('base64'),
    })
  }
  return { fonts, withoutScript, css: rest }
}

function readRule(rule: string): Omit<PageFont, 'data'> {
  const declarations = rule.slice(rule.indexOf('{') + 1, -1).split(';')
  const pairs = declarations.map(
    (line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const,
  )
  const family = pairs.find(([name]) => name === 'font-family')?.[1] ?? ''
  return {
    family: family.replace(/['"]/g, ''),
    descriptors: Object.fromEntries(
      pairs.flatMap(([name, value]) => (DESCRIPTORS[name] ? [[DESCRIPTORS[name], value]] : [])),
    ),
  }
}
