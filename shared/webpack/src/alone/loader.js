// What `alone.mjs` is: takes the page's React or loads one, and the remote itself, both at once. The remote's modules are
// evaluated when React is there: they take it from the page's registry. Every module of the release is loaded by its
// digest, which stands here.
import { reactOfPage, register } from './page-react.js'
import { preloadModule } from './preload-module.js'

/**
 * What all remotes of a page have in common: digests by address, the next attempt by the address of what failed, and
 * what stands for `import()`.
 * @typedef {(base: string) => (file: string) => Promise<unknown>} Importer
 * @typedef {object} Page
 * @property {Record<string, string>} [yawmiSri]
 * @property {Record<string, string>} [yawmiAttempts]
 * @property {Importer} [yawmiImport]
 */

const nonce = /** @type {HTMLScriptElement | null} */ (document.querySelector('script[nonce]'))?.nonce
const own = DIGESTS
const digests = (/** @type {Page} */ (globalThis).yawmiSri ??= {})
for (const file in own) digests[new URL(file, import.meta.url).href] = `sha384-${own[file]}`

// Browsers keep the failure of an `import()` by its whole address, with what is behind `#`, which no server receives: what
// failed is asked for by another one.
const attempts = (/** @type {Page} */ (globalThis).yawmiAttempts ??= {})
/** @param {string} file @param {string} base */
const addressOf = (file, base) => {
  const { href } = new URL(file, base)
  return href + (attempts[href] ?? '')
}
/** @param {string} address */
const fetchModule = (address) => preloadModule(address, digests[address.split('#')[0]], nonce)

// By which webpack's runtime, in any remote of the page, imports what lies beside it.
;/** @type {Page} */ (globalThis).yawmiImport ??= (base) => (file) => {
  const address = addressOf(file, base)
  fetchModule(address)
  return import(/* webpackIgnore: true */ address).catch((error) => {
    const [href, attempt = '0'] = address.split('#')
    attempts[href] = `#${Number(attempt) + 1}`
    throw error
  })
}

const load = /** @type {Importer} */ (/** @type {Page} */ (globalThis).yawmiImport)(import.meta.url)
// Not imported yet: that would evaluate it too early.
fetchModule(addressOf('alone-main.mjs', import.meta.url))
const bring = () =>
  register(
    REACT_VERSION,
    /** @type {Promise<{ default: import('./page-react.js').Modules }>} */ (load('alone-react.mjs')).then(
      ({ default: modules }) => modules,
    ),
  ).ready

export default (reactOfPage(REACT_VERSION)?.ready.catch(bring) ?? bring()).then(() => load('alone-main.mjs'))
