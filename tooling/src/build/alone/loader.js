/* global REACT_VERSION, REACT_FILE, MAIN_FILE, CHUNKS */
// What `alone.mjs` is: takes the page's React or loads one, and the remote itself, both at once. The remote's modules are
// evaluated when React is there: they take it from the page's registry.
import { reactOfPage, register } from './page-react.js'

// Whoever imports this a second time, because the first failed, has put something behind `#` (shared/embed/src/releases.ts):
// what failed is asked for anew then, and not answered from the browser's memory.
const { hash } = new URL(import.meta.url)
const at = (file) => new URL(file, import.meta.url).href
const [react, main] = [at(REACT_FILE + hash), at(MAIN_FILE + hash)]
const nonce = document.querySelector('script[nonce]')?.nonce

// Not `import()`: that would evaluate them too early.
for (const href of [main, ...CHUNKS.map(at)]) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, nonce })
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

const bring = () =>
  register(
    REACT_VERSION,
    import(react).then(({ default: modules }) => modules),
  ).ready
await (reactOfPage(REACT_VERSION)?.ready.catch(bring) ?? bring())
export const { bootstrap, mount, unmount, update } = await import(main)
