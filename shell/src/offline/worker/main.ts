import type { FromWorker, ToWorker } from '../messages'
import { dropOldCaches, forgetPerson, KEPT, keptFirst, list, page } from './strategies'
import { kindOf, releaseOf } from './classify'
import type { WorkerScope } from './scope'

/**
 * The service worker: what was seen stays readable without the network. It fetches nothing of its own accord, so it
 * costs no data; it keeps what passes, within bounds.
 */
const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOldCaches().then(() => worker.clients.claim())))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, location.origin)
  const keep = (work: Promise<unknown>) => event.waitUntil(work)
  if (kind === 'file') event.respondWith(keptFirst(KEPT.files, request, keep))
  else if (kind === 'picture') event.respondWith(keptFirst(KEPT.pictures, request, keep))
  else if (kind === 'page') event.respondWith(page(request, keep))
  else if (kind === 'list') event.respondWith(list(request, keep, tellPages))
})

worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  if (message.type === 'forget') event.waitUntil(forgetPerson())
  if (message.type === 'page') event.waitUntil(Promise.all([keepFiles(message.files), dropReleases(message.versions)]))
})

/** Pages are told when the network comes or goes, not at every call. */
let up = true
function tellPages(message: FromWorker): void {
  if (message.up === up) return
  up = message.up
  void worker.clients.matchAll().then((pages) => pages.forEach((page) => page.postMessage(message)))
}

/** Files that were loaded before this worker saw requests: the browser's own cache has them still. */
async function keepFiles(files: string[]): Promise<void> {
  for (const file of files) {
    if (await KEPT.files.get(file)) continue
    const response = await fetch(file).catch(() => undefined)
    if (response?.status === 200) await KEPT.files.put(file, response)
  }
}

/** A version that left the release list is asked for no more. */
const dropReleases = (versions: Record<string, string[]>) =>
  KEPT.files.drop((url) => {
    const release = releaseOf(url)
    return release !== undefined && !versions[release.remote]?.includes(release.version)
  })
