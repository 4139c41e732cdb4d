import { BoundedCache } from './bounded-cache'
import { listKey, pageKey } from './classify'

/** Milliseconds after which a page or list is answered from the cache, while the network request goes on. */
const NETWORK_TIMEOUT_MS = 5_000

/** Raise it when the format of cached entries changes: caches of older workers are deleted. */
const PREFIX = 'yawmi-1-'

/** Maximal entries: files of three versions, some 10 MB of pictures, an evening's pages and lists. */
export const CACHES = {
  files: new BoundedCache(`${PREFIX}files`, 160),
  pictures: new BoundedCache(`${PREFIX}pictures`, 300),
  pages: new BoundedCache(`${PREFIX}pages`, 40),
  lists: new BoundedCache(`${PREFIX}lists`, 200),
}

/** Changes with the person who uses the device: responses that were pending then are not cached. */
let epoch = 0

/** Deletes what was this person's: lists, and pictures, among which are their own designs. */
export async function clearPersonalCaches(): Promise<void> {
  epoch += 1
  await Promise.all([CACHES.lists.delete(), CACHES.pictures.delete()])
}

/** Deletes caches of older workers. */
export async function deleteOldCaches(): Promise<void> {
  const names = new Set(Object.values(CACHES).map(({ name }) => name))
  const old = (await caches.keys()).filter((name) => name.startsWith('yawmi-') && !names.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

type WaitUntil = (work: Promise<unknown>) => void

interface Observer {
  onNetwork?: (up: boolean) => void
  /** The answer is the network's, not the cache's. */
  onFresh?: () => void
}

/** Cache first, for names whose content never changes. */
export async function cacheFirst(cache: BoundedCache, request: Request, waitUntil: WaitUntil): Promise<Response> {
  const cached = await cache.get(request.url)
  if (cached && (await hasDigest(cached, request).catch(() => false))) return cached
  const epochAtRequest = epoch
  const response = await fetch(request)
  if (response.status === 200 && response.type !== 'opaque' && epochAtRequest === epoch)
    waitUntil(cache.put(request.url, response.clone()))
  return response
}

/**
 * Whether a cached response has the digest that the page requires. A file that was altered in transit once and cached
 * would otherwise be refused by the page for as long as it is cached.
 */
async function hasDigest(cached: Response, { integrity }: Request): Promise<boolean> {
  const [, bits, required] = /^sha(256|384)-(\S+)$/.exec(integrity) ?? []
  if (!required) return true
  const digest = await crypto.subtle.digest(`SHA-${bits}`, await cached.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === required
}

/** Whether a page shows what is not published: who is done with it must not meet it again offline. */
const isPreview = ({ headers }: Response) => headers.has('x-yawmi-preview')

/** Network first; offline, the cached page, or another page of the site, which routes by itself. */
export function page(request: Request, waitUntil: WaitUntil, observer: Observer = {}): Promise<Response> {
  const key = pageKey(request.url)
  const { search } = new URL(key)
  const another = () => CACHES.pages.youngest((url) => new URL(url).search === search)
  return networkFirst(CACHES.pages, key, request, waitUntil, { another, ...observer })
}

/** Network first; offline, the list as this person last saw it. */
export async function list(request: Request, waitUntil: WaitUntil, observer: Observer): Promise<Response> {
  const key = await listKey(request.url, request.headers.get('authorization'))
  return networkFirst(CACHES.lists, key, request, waitUntil, observer)
}

async function networkFirst(
  cache: BoundedCache,
  key: string,
  request: Request,
  waitUntil: WaitUntil,
  { another, onNetwork, onFresh }: Observer & { another?: () => Promise<Response | undefined> },
): Promise<Response> {
  const epochAtRequest = epoch
  const fromNetwork = fetch(request)
  const stored = fromNetwork.then((response) => {
    onNetwork?.(true)
    const isCacheable = response.status === 200 && !response.redirected && !isPreview(response)
    return isCacheable && epochAtRequest === epoch ? cache.put(key, response.clone()) : undefined
  })
  // From the start: after an answer out of the cache the browser may end the worker, and what is late would be lost.
  waitUntil(stored.catch(() => undefined))
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), NETWORK_TIMEOUT_MS))
  const first = await Promise.race([fromNetwork.catch(() => 'failed' as const), late])
  const found = first instanceof Response ? undefined : ((await cache.get(key)) ?? (await another?.()))
  if (!found) {
    onFresh?.()
    return fromNetwork
  }
  if (first === 'failed') onNetwork?.(false)
  return found
}
