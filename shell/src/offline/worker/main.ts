import type { FromWorker, ToWorker } from '../messages'
import { kindOf, releaseOf } from './classify'
import { CACHES, cacheFirst, clearPersonalCaches, deleteOldCaches, list, page } from './strategies'

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}
interface ExtendableMessageEvent extends ExtendableEvent {
  data: ToWorker
  source: { id: string } | null
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  /** Of the page that a navigation leads to. */
  resultingClientId: string
  respondWith(response: Promise<Response>): void
}

/** What is used of a worker's global scope: the types of a page, which the shell is checked with, have none of it. */
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'message', listener: (event: ExtendableMessageEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: FromWorker): void }[]> }
}

/**
 * The service worker: what was seen stays readable offline. It fetches nothing of its own accord, so it costs no data, but
 * for a word whether the site is there again; it caches what passes, within bounds.
 */
const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())))

worker.addEventListener('fetch', (event) => {
  const { request, resultingClientId } = event
  const kind = kindOf(request, location.origin)
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  const onNetwork = (up: boolean) => {
    notifyPages(up)
    if (!up) waitUntil(untilSiteAnswers())
  }
  if (kind === 'file') event.respondWith(cacheFirst(CACHES.files, request, waitUntil))
  else if (kind === 'picture') event.respondWith(cacheFirst(CACHES.pictures, request, waitUntil))
  else if (kind === 'page') {
    const onFresh = () => freshPages.add(resultingClientId)
    event.respondWith(page(request, waitUntil, { onNetwork, onFresh }))
  } else if (kind === 'list') event.respondWith(list(request, waitUntil, { onNetwork }))
})

worker.addEventListener('message', (event) => {
  const { data, source } = event
  if (data.type === 'forget') event.waitUntil(clearPersonalCaches())
  if (data.type !== 'page') return
  event.waitUntil(addFiles(data.files))
  // A page out of the cache may be of a list before the present one, and does not know of what other cached pages need.
  if (source && freshPages.has(source.id)) event.waitUntil(deleteReleases(data.versions))
})

/** Ids of pages that came from the network; of those from before this worker was started it has none. */
const freshPages = new Set<string>()

/**
 * Pages are notified when the network comes, and of each call that the cache alone could answer: one that was opened since the
 * first does not know. A browser ends a worker that is idle, and the next one does not know what pages were notified of: as if there was none.
 */
let isUp = false
function notifyPages(up: boolean): void {
  if (up && isUp) return
  isUp = up
  void worker.clients.matchAll().then((pages) => pages.forEach((page) => page.postMessage({ type: 'network', up })))
}

/** Milliseconds between two tries to reach the site while only the cache answers. */
const TRY_AGAIN_MS = 5_000
/** Tries for one answer out of the cache: browsers end a worker that takes some minutes. */
const MAX_TRIES = 40

let isTrying = false
/**
 * Notifies pages that the site answers again: a screen that asks for nothing more would say for good that the network is lost. Where the device
 * has none, pages hear of it themselves.
 */
async function untilSiteAnswers(): Promise<void> {
  if (isTrying) return
  isTrying = true
  for (let tries = 0; tries < MAX_TRIES && !isUp && navigator.onLine; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    if (isUp) break
    await fetch('/releases.json', { method: 'HEAD' }).then(
      () => notifyPages(true),
      () => {},
    )
  }
  isTrying = false
}

/** Files that were loaded before this worker handled requests: the browser's own cache has them still. */
async function addFiles(files: string[]): Promise<void> {
  for (const file of files) {
    if (await CACHES.files.get(file)) continue
    const response = await fetch(file).catch(() => undefined)
    if (response?.status === 200) await CACHES.files.put(file, response)
  }
}

/** Deletes files of versions that are no longer in the release list. */
const deleteReleases = (versions: Record<string, string[]>) =>
  CACHES.files.deleteWhere((url) => {
    const release = releaseOf(url)
    return release !== undefined && !versions[release.remote]?.includes(release.version)
  })
