/* global CONTAINER, WHOLE_ENTRY, ALONE_ENTRY */
// What `remoteEntry.js` is for a page without a shell: a container of a few hundred bytes. A page that shares nothing is
// given the remote's own bundle, cut to what this remote uses; one that shares React is given the federated container.
globalThis[CONTAINER] = (() => {
  const self = document.currentScript
  const folder = self.src.slice(0, self.src.lastIndexOf('/') + 1)
  let given = []
  let whole

  const shares = () => Object.keys(given[0]?.react ?? {}).length > 0

  const load = () =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      Object.assign(script, { src: folder + WHOLE_ENTRY, crossOrigin: 'anonymous', nonce: self.nonce })
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
  const container = () => (whole ??= load())

  const front = {
    async init(...args) {
      given = args
      if (shares()) await container()
    },
    async get(name, ...rest) {
      if (name !== './lifecycles' || shares()) return (await container()).get(name, ...rest)
      const module = await import(folder + ALONE_ENTRY)
      return () => module
    },
  }
  return front
})()
