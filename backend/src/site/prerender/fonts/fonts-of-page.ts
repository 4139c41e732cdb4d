import path from 'node:path'
import type { Brand } from '@yawmi/brand'
import { ownFileAt } from '../../../infrastructure/brands/own-files'
import type { ShellFiles } from '../../releases/shell-files'
import type { SubsetFonts } from './font-subsets'
import { pageFonts, type PageFonts } from './fonts'
import { ownFontRules } from './own-font'
import { charactersOf } from './page-characters'

/** Files whose characters the first screen of a page shows: of Latin the digits, and the letters of addresses. */
const FIRST_SCREEN = /^\/assets\/[\w.-]*-(?:arabic|digits|letters-400)-[\w.-]+\.woff2$/
/** Up to this many bytes, both faces of a brand's own font are inlined, so that nothing moves when the font loads. */
const INLINE_LIMIT = 64 * 1024

/** What the fonts of a page are made for. */
export interface PageText {
  brand: Brand
  html: string
  /** Rules of the offered font that the brand names. */
  offered: string
}

interface Sources {
  shell: ShellFiles
  cut: SubsetFonts
  /** Is told of a font that cannot be cut. */
  warn: (message: string) => void
}

/**
 * The fonts of a prerendered page: the brand's own, or the one that it chose of those that we offer. One that cannot be
 * cut comes by its address.
 */
export async function fontsOfPage(
  { brand, html, offered }: PageText,
  { shell, cut, warn }: Sources,
): Promise<PageFonts> {
  const own = ownFontRules(brand)
  const rules = own ?? offered
  try {
    return await pageFonts(rules, charactersOf(html), {
      read: (address) => (own === undefined ? shell.read(path.basename(address)) : ownBytes(brand, address)),
      cut,
      isInlined: (address) => own !== undefined || FIRST_SCREEN.test(address),
      limit: own === undefined ? Infinity : INLINE_LIMIT,
    })
  } catch (error) {
    warn(`the font of ${brand.id} cannot be cut to its pages: ${(error as Error).message}`)
    return { fonts: [], withoutScript: '', css: rules }
  }
}

const ownBytes = (brand: Brand, address: string): Buffer => {
  const file = ownFileAt(brand, address)
  if (!file) throw new Error(`there is no file at ${address}`)
  return file.bytes
}
