// What `remoteEntry.js` is, for every page but our shell's: a container of a kilobyte that needs nothing of the page. What it
// gives comes from the remote's own bundle, cut to what this remote uses, on the React that the page shares or that
// another remote has brought.
import { preloadModule } from './preload-module.js'
import { registerShared } from './page-react.js'

const { src, nonce } = /** @type {HTMLScriptElement} */ (document.currentScript)
/** @type {unknown[]} */
let given = []

;/** @type {Record<string, unknown>} */ (globalThis)[CONTAINER] = {
  /** @param {unknown[]} args */
  async init(...args) {
    given = args
  },
  async get() {
    await registerShared(/** @type {import('./page-react.js').Scope | undefined} */ (given[0]), REACT_VERSION)
    const { href } = new URL('alone.mjs', src)
    preloadModule(href, STANDALONE_DIGEST, nonce)
    const module = await import(/* webpackIgnore: true */ href)
    return () => module
  },
}
