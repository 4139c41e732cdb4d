import { matchPath, OPERATIONS } from '@yawmi/contract'

/**
 * How a request is answered. `file`: an address that contains a hash of what lies there, cached for good. `picture`: the same on the
 * media host. `page`: an address of the site. `list`: content that this person has seen. Others are not handled.
 */
export type RequestKind = 'file' | 'picture' | 'page' | 'list'

/** Content that may be read again offline. Not: who the visitor is, what they pay, tokens, forms. */
const LISTS = [
  OPERATIONS.categories,
  OPERATIONS.subCategories,
  OPERATIONS.categoryContent,
  OPERATIONS.categoryItem,
  OPERATIONS.subCategoryContent,
  OPERATIONS.latestVideos,
  OPERATIONS.latestQuotes,
  OPERATIONS.todaysContent,
  OPERATIONS.contents,
  OPERATIONS.tags,
  OPERATIONS.stickers,
  OPERATIONS.stickerPack,
]

/** Pages that are another page's frame, or that carry a host app's token in their address. */
const UNCACHED_PAGES = /^\/(?:webview|alone|api|sandbox|embed)(?:[/.]|$)/

/** The part of a request that decides how it is answered. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

/** @param origin the site's own */
export function kindOf(
  { method, url, mode, destination, headers }: RequestFacts,
  origin: string,
): RequestKind | undefined {
  if (method !== 'GET' || headers.has('range')) return undefined
  const { origin: host, pathname } = new URL(url)
  // Only with CORS: an opaque response cannot be distinguished from an error.
  if (host !== origin) return destination === 'image' && mode === 'cors' ? 'picture' : undefined
  if (/^\/(?:assets|remotes)\//.test(pathname)) return 'file'
  if (mode === 'navigate') return UNCACHED_PAGES.test(pathname) || /\.\w+$/.test(pathname) ? undefined : 'page'
  return LISTS.some(([, path]) => matchPath(path, pathname)) ? 'list' : undefined
}

/** Cache key of a page: its path and the requested brand. Search parameters are the page's own. */
export function pageKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const brand = searchParams.get('brand')
  return `${origin}${pathname}${brand ? `?brand=${encodeURIComponent(brand)}` : ''}`
}

/**
 * Cache key of a list: its address and a fingerprint of the person's token, so that nobody gets what another person saw,
 * and no token is stored.
 */
export async function listKey(url: string, authorization: string | null): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization ?? ''))
  const person = [...new Uint8Array(bytes).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const key = new URL(url)
  key.searchParams.set('for', person)
  return key.href
}

/** The release that a file belongs to; undefined for the shell's own files. */
export function releaseOf(url: string): { remote: string; version: string } | undefined {
  const [, remote, version] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(new URL(url).pathname) ?? []
  return remote && version ? { remote, version } : undefined
}
