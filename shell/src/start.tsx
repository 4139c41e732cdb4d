import { createRoot } from 'react-dom/client'
import { matchPath } from '@yawmi/remote-kit'
import { App } from './app/app'
import { readBoot } from './boot'
import { createFederation } from './remotes/federation'
import { createRegistry, type Registry } from './remotes/registry'

/**
 * Milliseconds that the first render waits for the first screen's code. React holds back what suspends by some
 * 300 ms, so waiting a little shows it sooner; beyond that the frame of the page should stand.
 */
const FIRST_SCREEN_PATIENCE = 1_200

/** Starts the page: composes the remotes of this address, then renders. */
export function start(): void {
  const boot = readBoot()
  const registry = createRegistry(createFederation(boot), boot)
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const patience = new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_PATIENCE))
  void Promise.race([firstScreen(registry), patience]).then(() =>
    createRoot(root).render(<App boot={boot} registry={registry} />),
  )
}

/** Starts loading the screen of this address; its failure is the boundary's to show. */
async function firstScreen(registry: Registry): Promise<void> {
  const route = registry.routes.find(({ path }) => matchPath({ path, caseSensitive: true }, location.pathname))
  if (!route) return
  try {
    const module = await registry.module(route.remote)
    await module.preload(route.screen)
  } catch {
    // The boundary in the screen's place tells it.
  }
}
