/** Bytes of the largest logo that belongs on a phone. */
export const LOGO_LIMIT = 100 * 1024

/** Types that a logo's file may have, by the end of its name. */
export const LOGO_TYPES = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png', webp: 'image/webp' } as const
export type LogoType = keyof typeof LOGO_TYPES

/** `logo.svg` → `svg`; undefined for a name that no logo's file may have. */
export const logoType = (name: string): LogoType | undefined =>
  /^[\w-]{1,60}\.(svg|png|webp)$/.exec(name)?.[1] as LogoType | undefined

/** What may stand before the picture itself: byte order mark, declaration, comments, document type. */
const PROLOG_PART = /\uFEFF|\s+|<\?xml[^>]*>|<!--|<!doctype[^>[]*>/iy

/** A picture from its first element on; each letter before is passed once, whatever stands there. */
function withoutProlog(text: string): string {
  let at = 0
  for (;;) {
    PROLOG_PART.lastIndex = at
    const [part] = PROLOG_PART.exec(text) ?? []
    if (part === undefined) return text.slice(at)
    const end = part === '<!--' ? text.indexOf('-->', at + 4) + 3 : at + part.length
    if (end < at + part.length) return ''
    at = end
  }
}

/** What is wrong with a logo's file; undefined for a good one. */
export function logoFileFault(name: string, bytes: Uint8Array): string | undefined {
  const type = logoType(name)
  if (!type) return 'must have a name such as logo.svg, logo.png or logo.webp'
  if (bytes.byteLength > LOGO_LIMIT) return `has ${Math.round(bytes.byteLength / 1024)} KB, at most 100 KB are good`
  if (type === 'svg') return svgFault(new TextDecoder().decode(bytes))
  return isPicture[type](bytes) ? undefined : `is no ${type.toUpperCase()} picture`
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

const isPicture = {
  png: (bytes: Uint8Array) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  webp: (bytes: Uint8Array) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
}

/** A logo is shown as an image, where scripts do not run; opened by itself it must not do anything either. */
function svgFault(text: string): string | undefined {
  if (!/^<svg[\s>]/i.test(withoutProlog(text))) return 'is no SVG picture'
  if (/<script|<foreignObject|<!entity|\son\w+\s*=|javascript:/i.test(text)) return 'must hold no script'
  return /(?:href|src)\s*=\s*(?:["']\s*)?(?!["'#]|data:image\/)[^\s"'>]/i.test(text) ||
    /url\(\s*["']?(?!["'#]|data:)/i.test(text)
    ? 'must not load anything from elsewhere: put it into the file'
    : undefined
}
