import type { Brand } from '@yawmi/brand'
import { TRUSTED_TYPES } from './trusted-types'

/** What a page may load, and who may frame it. */
export interface PagePolicy {
  /** What admits inline code: sources of `script-src` and `style-src`, of hashes, or of a nonce. */
  code: { scripts: readonly string[]; styles: readonly string[] }
  mediaOrigin: string
  /** Whose page it is: its logo may lie on a server of its own. */
  brand?: Pick<Brand, 'logo'>
  /** Origins that may frame the page besides its own. */
  framers?: readonly string[]
  /** Development servers that the page loads remotes from (docs/adr/0109). */
  developers?: readonly string[]
}

/**
 * The page's Content-Security-Policy: scripts only as admitted and by what those load, no eval, no inline code or style
 * of any other text; no string becomes code, markup or a script's address but by the named policies.
 */
export function contentSecurityPolicy({ code, mediaOrigin, brand, framers = [], developers = [] }: PagePolicy): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': [...code.scripts, "'strict-dynamic'"].join(' '),
    'style-src': ["'self'", ...code.styles].join(' '),
    'img-src': ["'self' data: blob:", mediaOrigin, ...originsOf(brand?.logo), ...developers].join(' '),
    'media-src': `'self' blob: ${mediaOrigin}`,
    'font-src': ["'self' data:", ...developers].join(' '),
    'connect-src': ["'self'", mediaOrigin, ...developers].join(' '),
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    ...TRUSTED_TYPES,
    'frame-ancestors': ["'self'", ...framers].join(' '),
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Admits the code of a page that is made for one visitor alone. */
export const byNonce = (nonce: string): PagePolicy['code'] => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
})

/** Of the https addresses of a logo, each once; a path is the site's own. */
const originsOf = (logo?: Brand['logo']) => [
  ...new Set(
    [logo?.image ?? '', logo?.imageDark ?? '']
      .filter((address) => address.startsWith('https:'))
      .map((address) => new URL(address).origin),
  ),
]

/** Has pages of any origin read an answer. */
export const FOR_ALL_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** Headers of every answer of the site, besides the policy. */
export const SECURITY_HEADERS = { 'x-content-type-options': 'nosniff' } as const

/**
 * Has browsers come by https alone from now on, where the service has it. Not for hosts below: carriers may run theirs
 * beside ours.
 */
export const transportSecurity = (origin: string) =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}

/** Those that browsers heed of pages alone. Paths may hold a host app's token: no Referer carries them. */
export const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), otp-credentials=(self)',
} as const
