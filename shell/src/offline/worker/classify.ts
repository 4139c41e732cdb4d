/**
 * How a request is answered. `file`: a name that carries what it holds, kept for good. `picture`: the same on the media
 * host. `page`: an address of the site. `list`: content that this person has seen. Anything else is none of ours.
 */
export type Kind = 'file' | 'picture' | 'page' | 'list'

/** Content that may be read again without the network. Not: who is here, what he pays, tokens, forms. */
const LISTS =
  /^\/api\/(?:players\/(?:categories|sub-categories)(?:\/|$)|v2\/players\/(?:contents(?:\/latest-\w+)?|todays-content|tags|stickers)(?:\/|$))/

/** Pages that are another's frame, or that carry a host app's token in their address. */
const NOT_KEPT = /^\/(?:webview|alone|api|sandbox|embed)(?:[/.]|$)/

/** What of a request says how it is answered. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>

/** @param origin the site's own */
export function kindOf({ method, url, mode, destination, headers }: Asked, origin: string): Kind | undefined {
  if (method !== 'GET' || headers.has('range')) return undefined
  const { origin: host, pathname } = new URL(url)
  // Asked for with CORS, so that what came can be told from an error.
  if (host !== origin) return destination === 'image' && mode === 'cors' ? 'picture' : undefined
  if (/^\/(?:assets|remotes)\//.test(pathname)) return 'file'
  if (mode === 'navigate') return NOT_KEPT.test(pathname) || /\.\w+$/.test(pathname) ? undefined : 'page'
  if (LISTS.test(pathname)) return 'list'
  return undefined
}

/** Where a page is kept: its path, and the brand that was asked for. What is searched for is the page's own matter. */
export function pageKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const brand = searchParams.get('brand')
  return `${origin}${pathname}${brand ? `?brand=${encodeURIComponent(brand)}` : ''}`
}

/**
 * Where a list is kept: its address, and of the person who asked a fingerprint, so that nobody is answered with what
 * another one saw, and no token is written anywhere.
 */
export async function listKey(url: string, authorization: string | null): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization ?? ''))
  const person = [...new Uint8Array(bytes).slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const key = new URL(url)
  key.searchParams.set('for', person)
  return key.href
}

/** The version of a remote that a file belongs to; undefined for the shell's own files. */
export function releaseOf(url: string): { remote: string; version: string } | undefined {
  const [, remote, version] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(new URL(url).pathname) ?? []
  return remote && version ? { remote, version } : undefined
}
