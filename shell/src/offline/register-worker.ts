import { bearer, onSessionChange } from '@yawmi/session'
import type { Boot } from '../lib/boot'
import type { ToWorker } from './messages'

const ADDRESS = '/service-worker.js'

/**
 * Registers the service worker, with which what was seen can be read offline. Browsers without service workers, or that
 * refuse it, go without.
 */
export function registerWorker({ releases }: Boot): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  clearOnSessionChange(workers)
  afterLoad(() => {
    workers.register(ADDRESS, { updateViaCache: 'none' }).then(
      async () => {
        const { active } = await workers.ready
        const versions = Object.fromEntries(
          Object.entries(releases.remotes).map(([remote, list]) => [remote, list.map(({ version }) => version)]),
        )
        send(active, { type: 'page', files: loadedFiles(), versions })
      },
      (error: unknown) => console.warn('the service worker was refused', error),
    )
  })
}

/** Runs after the page's load, so that it takes no bandwidth from the first screen. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work)
  else addEventListener('load', () => setTimeout(work), { once: true })
}

/** Scripts and fonts that this page has loaded; their addresses contain hashes, so they may be cached for good. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|remotes)\//.test(new URL(name).pathname) && name.startsWith(location.origin))

/** When another person signs in or out, the worker clears what the previous one saw. */
function clearOnSessionChange(workers: ServiceWorkerContainer): void {
  let person = bearer()
  onSessionChange(() => {
    if (bearer() === person) return
    person = bearer()
    const { controller } = workers
    if (controller) send(controller, { type: 'forget' })
    // A page that was loaded past the worker, as by a hard reload, has none of its own.
    else void workers.getRegistration().then((registration) => send(registration?.active ?? null, { type: 'forget' }))
  })
}

const send = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message)
