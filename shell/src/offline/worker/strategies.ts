import type { FromWorker } from '../messages'
import { BoundedCache } from './bounded-cache'
import { listKey, pageKey } from './classify'

/** Milliseconds after which a page or list that was seen is shown as it was, while the network goes on. */
const PATIENCE = 5_000

/** Raised when the shape of what is kept changes: what older workers kept is dropped. */
const PREFIX = 'yawmi-1-'

/** Sizes: files of three versions, some 10 MB of pictures, an evening's pages and lists. */
export const KEPT = {
  files: new BoundedCache(`${PREFIX}files`, 160),
  pictures: new BoundedCache(`${PREFIX}pictures`, 300),
  pages: new BoundedCache(`${PREFIX}pages`, 40),
  lists: new BoundedCache(`${PREFIX}lists`, 200),
}

/** Changes when the person does: what was on its way then is not kept. */
let epoch = 0

/** Forgets what was this person's: lists, and pictures, among which are his own designs. */
export async function forgetPerson(): Promise<void> {
  epoch += 1
  await Promise.all([KEPT.lists.forget(), KEPT.pictures.forget()])
}

/** Drops what older workers kept. */
export async function dropOldCaches(): Promise<void> {
  const names = new Set(Object.values(KEPT).map(({ name }) => name))
  const old = (await caches.keys()).filter((name) => name.startsWith('yawmi-') && !names.has(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

type Keep = (work: Promise<unknown>) => void

/** From what is kept; the network only for what is not there. For names that never hold anything else. */
export async function keptFirst(cache: BoundedCache, request: Request, keep: Keep): Promise<Response> {
  const found = await cache.get(request.url)
  if (found && (await isAsAsked(found, request))) return found
  const asked = epoch
  const response = await fetch(request)
  if (response.status === 200 && response.type !== 'opaque' && asked === epoch)
    keep(cache.put(request.url, response.clone()))
  return response
}

/**
 * Whether what is kept has the digest that the page asks for: what somebody altered on its way once, and was kept, would be
 * refused by the page for as long as it is kept.
 */
async function isAsAsked(kept: Response, { integrity }: Request): Promise<boolean> {
  const [, asked] = /^sha384-(\S+)$/.exec(integrity) ?? []
  if (!asked) return true
  const digest = await crypto.subtle.digest('SHA-384', await kept.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === asked
}

/** A page as the network has it; without the network, as it was, or another page of the site, which routes by itself. */
export async function page(request: Request, keep: Keep): Promise<Response> {
  const key = pageKey(request.url)
  const { search } = new URL(key)
  const kept = async () =>
    (await KEPT.pages.get(key)) ?? (await KEPT.pages.youngest((url) => new URL(url).search === search))
  return networkFirst(KEPT.pages, key, request, () => kept(), keep)
}

/** A list as the network has it; without the network, as this person last saw it. */
export async function list(request: Request, keep: Keep, tell: (message: FromWorker) => void): Promise<Response> {
  const key = await listKey(request.url, request.headers.get('authorization'))
  return networkFirst(
    KEPT.lists,
    key,
    request,
    () => KEPT.lists.get(key),
    keep,
    (up) => tell({ type: 'network', up }),
  )
}

async function networkFirst(
  cache: BoundedCache,
  key: string,
  request: Request,
  kept: () => Promise<Response | undefined>,
  keep: Keep,
  told: (up: boolean) => void = () => {},
): Promise<Response> {
  const asked = epoch
  const fromNetwork = fetch(request).then((response) => {
    told(true)
    if (response.status === 200 && !response.redirected && asked === epoch) keep(cache.put(key, response.clone()))
    return response
  })
  // Somebody waits for it in any case; without this a failure that comes after the patience would be nobody's.
  fromNetwork.catch(() => {})
  const first = await Promise.race([fromNetwork.catch(() => 'failed' as const), after(PATIENCE)])
  if (first instanceof Response) return first
  const found = await kept()
  if (!found) return fromNetwork
  if (first === 'failed') told(false)
  return found
}

const after = (milliseconds: number) =>
  new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), milliseconds))
