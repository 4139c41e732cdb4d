import { matchPath } from '@yawmi/remote-kit'
import type { Registry } from './registry'

/** Loads the code of the screen that an address shows; nothing where no remote owns it. Rejects when it cannot be had. */
export async function preloadScreen(registry: Registry, pathname: string): Promise<void> {
  const route = registry.routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))
  if (!route) return
  const module = await registry.module(route.remote)
  await module.preload(route.screen)
}
