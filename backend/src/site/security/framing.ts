import type { Brand } from '@yawmi/brand'

/**
 * Pages of the site that partners may show inside their own: the web-view flow, and the texts that it links to
 * (specification, section 2). No page of somebody's account is among them, `/webview/profile` neither.
 */
const FRAMED_PAGES: ReadonlySet<string> = new Set([
  '/webview/welcome',
  '/webview/register',
  '/webview/confirm-otp',
  '/webview/callback',
  '/webview/privacy-policy',
  '/webview/terms-conditions',
])

/**
 * Origins that may frame a page, besides its own: those of the page's brand.
 * @param path of the route that owns the address; undefined where none does
 */
export const framersOf = (path: string | undefined, brand: Pick<Brand, 'allowedOrigins'>): readonly string[] =>
  path !== undefined && FRAMED_PAGES.has(path) ? brand.allowedOrigins : NOBODY

const NOBODY: readonly string[] = []

/**
 * The same for web views that do not know `frame-ancestors`. Where other origins may frame a page there is no header: it
 * cannot name them.
 */
export const frameOptions = (framers: readonly string[]): Record<string, string> =>
  framers.length === 0 ? { 'x-frame-options': 'SAMEORIGIN' } : {}
