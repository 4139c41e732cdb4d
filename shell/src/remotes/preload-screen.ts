import { matchPath } from '@yawmi/remote-kit'
import type { Registry } from './registry'

/** Loads the code of the screen at an address; nothing where no remote owns it. Rejects when it cannot be loaded. */
export async function preloadScreen(registry: Registry, pathname: string): Promise<void> {
  const route = registry.routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))
  if (!route) return
  const module = await registry.module(route.remote)
  await module.preload(route.screen)
}
