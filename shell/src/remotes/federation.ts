import * as runtimeCore from '@module-federation/runtime-core'
import { createInstance } from '@module-federation/enhanced/runtime'
import type { Boot } from '../lib/boot'
import { guardPlugin } from './guard-plugin'
import { sharedModules } from './shared-modules'

export type Federation = ReturnType<typeof createInstance>

/**
 * The page's federation runtime. Remotes are registered when they are first used (load-remote.ts). Their entries are
 * built without a runtime of their own and use this one by its global name.
 */
export function createFederation(boot: Pick<Boot, 'manifests' | 'integrity'>): Federation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  return createInstance({
    name: 'yawmi_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules,
    plugins: [guardPlugin(boot) as never],
  })
}
