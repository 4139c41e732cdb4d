import { getRemoteEntry } from './load.js'

/**
 * Stands in the federation runtime for one remote that is loaded: its container, initialised once with what the host shares.
 */
export class Module {
  /** @type {Promise<import('./load.js').Container> | undefined} */
  #container

  /** @param {{ host: import('./remotes.js').Host, remoteInfo: import('./load.js').RemoteInfo }} options */
  constructor({ host, remoteInfo }) {
    this.host = host
    this.remoteInfo = remoteInfo
  }

  /** What the remote exposes by a name. @param {string} expose */
  async get(expose) {
    const container = await this.#initialised()
    const factory = await container.get(expose)
    return factory()
  }

  #initialised() {
    this.#container ??= this.#initialise().catch((error) => {
      this.#container = undefined
      throw error
    })
    return this.#container
  }

  async #initialise() {
    const { host, remoteInfo } = this
    const container = await getRemoteEntry({ origin: host, remoteInfo })
    const { shareScope } = remoteInfo
    const scope = (host.shareScopeMap[shareScope] ??= {})
    // Not enumerable: the container makes options of its own runtime of what it can enumerate.
    const options = Object.defineProperty({ version: '', shareScopeKeys: shareScope }, 'shareScopeMap', {
      value: host.shareScopeMap,
    })
    await container.init(scope, [], options)
    return container
  }
}
