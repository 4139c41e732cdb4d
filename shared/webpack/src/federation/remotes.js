import { forgetEntry, getRemoteInfo } from './load.js'
import { Module } from './module.js'

/** @typedef {{ name: string, entry: string }} Remote */
/** @typedef {import('./load.js').RemoteInfo} RemoteInfo */
/**
 * What is asked for, as plugins are given it: they may name another entry.
 * @typedef {{ id: string, expose: string, remote: Remote, remoteInfo: RemoteInfo, origin: Host }} Resolving
 */
/** @typedef {{ emit(resolving: Resolving): Promise<Resolving> }} ResolvingHook */
/** @typedef {import('./load.js').LoadEntry} LoadEntry */
/**
 * The runtime's instance, as far as its remotes are loaded by it.
 * @typedef {object} Host
 * @property {{ remotes: Remote[] }} options
 * @property {Map<string, Module>} moduleCache
 * @property {Record<string, object>} shareScopeMap
 * @property {{ hooks: { lifecycle: { afterResolve: ResolvingHook } } }} sharedHandler
 * @property {RemoteHandler} remoteHandler
 */

const unavailable = () => {
  throw new Error('this runtime preloads nothing')
}

/**
 * Stands in the federation runtime for its handling of remotes: registering, loading and forgetting them by their names,
 * without aliases, preloading and the hooks that no plugin of the shell has. It calls two of a plugin: `afterResolve`, by
 * which the shell says what to load, and `loadEntry`, which loads it.
 */
export class RemoteHandler {
  preloadRemote = unavailable
  initRawContainer = unavailable

  /** @param {Host} host */
  constructor(host) {
    this.host = host
    /** @type {{ applyPlugin(plugin: { name: string, loadEntry?: LoadEntry }): void, loadEntry: LoadEntry }} */
    const hooks = {
      loadEntry: unavailable,
      applyPlugin(plugin) {
        hooks.loadEntry = plugin.loadEntry ?? hooks.loadEntry
      },
    }
    this.hooks = hooks
  }

  /** @param {{ remotes: Remote[] }} global @param {{ remotes?: Remote[] }} own options that are added to them */
  formatAndRegisterRemote({ remotes }, own) {
    return [...remotes, ...(own.remotes ?? [])]
  }

  /** @param {Remote[]} remotes @param {{ force?: boolean }} [options] `force`: in place of one that has the name */
  registerRemotes(remotes, { force } = {}) {
    const registered = this.host.options.remotes
    for (const remote of remotes) {
      const index = registered.findIndex(/** @param {Remote} other */ ({ name }) => name === remote.name)
      if (index < 0) registered.push(remote)
      else if (force) {
        this.#forget(registered[index])
        registered[index] = remote
      }
    }
  }

  /** What a remote exposes. @param {string} id `<remote>/<expose>` */
  async loadRemote(id) {
    const { host } = this
    const { remotes } = host.options
    const [name, expose] = id.split('/')
    const remote = remotes.find(/** @param {Remote} other */ (other) => other.name === name)
    if (!remote) throw new Error(`no remote ${name} is registered`)
    const resolving = { id, expose: `./${expose}`, remote, remoteInfo: getRemoteInfo(remote), origin: host }
    const { remoteInfo } = await host.sharedHandler.hooks.lifecycle.afterResolve.emit(resolving)
    if (!host.moduleCache.has(name)) host.moduleCache.set(name, new Module({ host, remoteInfo }))
    return /** @type {Module} */ (host.moduleCache.get(name)).get(resolving.expose)
  }

  /** @param {Remote} remote */
  #forget({ name }) {
    const { moduleCache } = this.host
    const module = moduleCache.get(name)
    if (!module) return
    const { entryGlobalName } = module.remoteInfo
    const page = /** @type {Record<string, unknown>} */ (globalThis)
    // What a script declares by `var` cannot be deleted.
    if (!Reflect.deleteProperty(page, entryGlobalName)) page[entryGlobalName] = undefined
    forgetEntry(module.remoteInfo)
    moduleCache.delete(name)
  }
}
