import { bearer, onSessionChange } from '@yawmi/session'
import type { Boot } from '../boot'
import type { ToWorker } from './messages'

const ADDRESS = '/service-worker.js'

/**
 * Keeps the service worker that lets what was seen be read without the network. Browsers that have none, or refuse it,
 * go without.
 */
export function keepWorker({ releases }: Boot): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  forgetWithSession(workers)
  whenQuiet(() => {
    workers.register(ADDRESS, { updateViaCache: 'none' }).then(
      async () => {
        const { active } = await workers.ready
        const versions = Object.fromEntries(
          Object.entries(releases.remotes).map(([remote, list]) => [remote, list.map(({ version }) => version)]),
        )
        tell(active, { type: 'page', files: loadedFiles(), versions })
      },
      (error: unknown) => console.warn('the service worker was refused', error),
    )
  })
}

/** After everything that the first screen needs. */
function whenQuiet(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work)
  else addEventListener('load', () => setTimeout(work), { once: true })
}

/** Scripts and fonts that this page has loaded; their names carry what they hold, so they may be kept. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|remotes)\//.test(new URL(name).pathname) && name.startsWith(location.origin))

/** Whoever signs in or out, what the one before saw is forgotten. */
function forgetWithSession(workers: ServiceWorkerContainer): void {
  let person = bearer()
  onSessionChange(() => {
    if (bearer() === person) return
    person = bearer()
    tell(workers.controller, { type: 'forget' })
  })
}

const tell = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message)
