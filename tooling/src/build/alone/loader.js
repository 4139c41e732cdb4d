// What `alone.mjs` is: takes the page's React or loads one, and the remote itself, both at once. The remote's modules are
// evaluated when React is there: they take it from the page's registry. Every module of the release is loaded by its
// digest, which stands here.
import { reactOfPage, register } from './page-react.js'
import { preloadModule } from './preload-module.js'

// Whoever imports this a second time, because the first failed, has put something behind `#` (shared/embed/src/releases/releases.ts):
// what failed is asked for anew then, and not answered from the browser's memory.
const { hash } = new URL(import.meta.url)
const at = (name) => new URL(`./alone-${name}.mjs`, import.meta.url).href
const nonce = /** @type {HTMLScriptElement | null} */ (document.querySelector('script[nonce]'))?.nonce

const digests = (globalThis.yawmiSri ??= {})
for (const name in DIGESTS) digests[at(name)] = `sha384-${DIGESTS[name]}`

// Not `import()`: that would evaluate them too early.
const fetched = new Set()
const bringBy = (href, tried = '') => {
  if (!fetched.has(href + tried)) preloadModule(href + tried, digests[href], nonce)
  fetched.add(href + tried)
  return href + tried
}
// What each import of the remote's asks for its address: `name` and those it stands on.
globalThis.yawmiFile ??= (from, name, ...below) => {
  const [href, ...others] = [name, ...below].map((one) => new URL(`./alone-${one}.mjs`, from).href)
  for (const other of others) bringBy(other)
  return bringBy(href, globalThis.yawmiTry)
}

const main = bringBy(at('main'), hash)
for (const name of CHUNKS) bringBy(at(name))

const bring = () =>
  register(
    REACT_VERSION,
    import(bringBy(at('react'), hash)).then(({ default: modules }) => modules),
  ).ready
await (reactOfPage(REACT_VERSION)?.ready.catch(bring) ?? bring())
export const { bootstrap, mount, unmount, update } = await import(main)
