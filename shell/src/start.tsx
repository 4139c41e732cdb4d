import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { pageNonce, readBoot, type Boot } from './boot'
import { keepWorker } from './offline/keep-worker'
import { endRemembering } from './early'
import { createFederation } from './remotes/federation'
import { preloadScreen } from './remotes/first-screen'
import { loadRemote } from './remotes/load-remote'
import { createRegistry, type Registry } from './remotes/registry'

/**
 * Milliseconds that the first render waits for the first screen's code. React holds back what suspends by some
 * 300 ms, so waiting a little shows it sooner; beyond that the frame of the page should stand.
 */
const FIRST_SCREEN_PATIENCE = 1_200
/** The same where shapes of the whole screen stand, beside which the first render has nothing to show before the code comes. */
const WHOLE_FRAME_PATIENCE = 15_000

/** Starts the page: composes the remotes of this address, then renders, or takes over what was drawn ahead. */
export function start(): void {
  const boot = readBoot()
  const federation = createFederation(boot)
  const registry = createRegistry((remote, releases) => loadRemote(federation, remote, releases), boot)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  keepWorker(boot)
  const app = <App boot={boot} registry={registry} nonce={pageNonce()} />
  // A failure of the first screen is told by the boundary in its place.
  const first = preloadScreen(registry, location.pathname).catch(() => {})

  if (boot.drawn) {
    // What was drawn stands meanwhile, so there is no hurry and no patience to lose.
    void first.then(() => {
      endRemembering()
      if (isAsDrawn(boot, registry)) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
    return
  }
  const patience = new Promise((resolve) =>
    setTimeout(resolve, isWholeFrameShown(root) ? WHOLE_FRAME_PATIENCE : FIRST_SCREEN_PATIENCE),
  )
  endRemembering()
  void Promise.race([first, patience]).then(() => createRoot(root).render(app))
}

/** Whether the code that came is of the version that drew the page; a fall-back to another one draws its own. */
const isAsDrawn = ({ drawn }: Boot, registry: Registry) =>
  drawn !== undefined && registry.versionOf(drawn.remote) === drawn.version

/** Whether shapes of a screen that owns all of the page are seen: whoever is led on from there sees none. */
const isWholeFrameShown = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-frame=bare]')].some(({ offsetHeight }) => offsetHeight > 0)
