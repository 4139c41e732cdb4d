import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import { createInstance, init } from '@module-federation/enhanced/runtime'
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'
import type { Boot } from '../lib/boot'
import { guardPlugin } from './guard-plugin'
import { sharedModules } from './shared-modules'

export type Federation = ReturnType<typeof createInstance>

/** The part of webpack's runtime in a remote's entry that its first initialisation reads. */
interface WebpackRequire {
  federation: { initOptions: Parameters<typeof init>[0] }
}

/** What entries of releases before 0055, which have a bundler runtime of their own, take from the page. */
const runtimeCore = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  helpers: {},
}

/**
 * What a remote's entry takes from the page in place of a bundler runtime of its own (docs/adr/0055): the library's functions
 * for a container that shares modules. Remotes have no remotes of their own, and no unused exports of shared modules are removed.
 */
const bundlerRuntime = {
  runtime: { init },
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    initContainerEntry,
    init: ({ webpackRequire }: { webpackRequire: WebpackRequire }) => init(webpackRequire.federation.initOptions),
  },
  attachShareScopeMap,
}

/**
 * The page's federation runtime. Remotes are registered when they are first used (load-remote.ts). Their entries are
 * built without a runtime of their own and use this one by its global names.
 */
export function createFederation(boot: Pick<Boot, 'manifests' | 'integrity'>): Federation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore, yawmiBundlerRuntime: bundlerRuntime })
  return createInstance({
    name: 'yawmi_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedModules,
    plugins: [guardPlugin(boot) as never],
  })
}
