import { matchPath } from '@yawmi/remote-kit'
import type { OwnedRoute, Registry } from './registry'

/** The route that an address belongs to; none where no remote owns it. */
export const routeAt = ({ routes }: Registry, pathname: string): OwnedRoute | undefined =>
  routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))

/** Loads the code of the screen at an address; nothing where no remote owns it. Rejects when it cannot be loaded. */
export async function preloadScreen(registry: Registry, pathname: string): Promise<void> {
  const route = routeAt(registry, pathname)
  if (!route) return
  const module = await registry.module(route.remote)
  await module.preload(route.screen)
}

/** Loads the code of a screen that may never be opened: a failure is forgotten, so that opening it tries anew. */
export async function prefetchScreen(registry: Registry, { remote, screen }: OwnedRoute): Promise<void> {
  const module = await registry.module(remote).catch(() => registry.retry(remote))
  await module?.preload(screen).catch(() => module.forgetFailures())
}
