/** Takes the place of the shell's loading of remotes (shell/src/remotes/load-remote.ts) in the bundle without federation. */
const modules = {
  landing: () => import('bundled/landing'),
  auth: () => import('bundled/auth'),
  content: () => import('bundled/content'),
  designer: () => import('bundled/designer'),
  account: () => import('bundled/account'),
}

/** @param {unknown} _federation @param {keyof typeof modules} remote @param {readonly { version: string }[]} releases */
export async function loadRemote(_federation, remote, [release]) {
  const { remote: module } = await modules[remote]()
  return { module, version: release?.version ?? '' }
}

/** Nothing of a bundle's own part can be loaded again. */
export const forgetRemote = () => {}
export const createFederation = () => undefined
