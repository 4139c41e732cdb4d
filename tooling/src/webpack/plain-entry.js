// What `remoteEntry.js` is, for every page but our shell's: a container of a kilobyte that needs nothing of the page.
// `./lifecycles` comes from the remote's own bundle, cut to what this remote uses, on the React that the page shares or
// that another remote has brought; anything else from the federated container. Both are loaded by their digests, which the
// build puts in once they are made (build/bundle.mjs).
import { preloadModule } from '../build/alone/preload-module.js'
import { registerShared } from '../build/alone/page-react.js'

globalThis[CONTAINER] = (() => {
  const self = /** @type {HTMLScriptElement} */ (document.currentScript)
  const folder = self.src.slice(0, self.src.lastIndexOf('/') + 1)
  let given = []
  let whole

  const load = () =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      const crossOrigin = 'anonymous'
      Object.assign(script, { src: folder + WHOLE_ENTRY, integrity: WHOLE_DIGEST, crossOrigin, nonce: self.nonce })
      script.onload = () => {
        script.remove()
        const real = globalThis[CONTAINER]
        globalThis[CONTAINER] = front
        Promise.resolve(real.init(...given)).then(() => resolve(real), reject)
      }
      script.onerror = () => {
        script.remove()
        whole = undefined
        reject(new Error(`${script.src} could not be loaded`))
      }
      document.head.append(script)
    })

  const front = {
    async init(...args) {
      given = args
    },
    async get(name, ...rest) {
      if (name !== './lifecycles') return (await (whole ??= load())).get(name, ...rest)
      await registerShared(given[0], REACT_VERSION)
      preloadModule(folder + STANDALONE_ENTRY, STANDALONE_DIGEST, self.nonce)
      const module = await import(folder + STANDALONE_ENTRY)
      return () => module
    },
  }
  return front
})()
