/** Scripts of remotes, and parts of the shell that remotes share: webpack and the federation runtime take each out of the page when it came or failed. */
const SCRIPTS = 'script[data-webpack], script[src*="/remotes/"]'

let manifests = 0

/** Counts the reading of a manifest among what is on its way. */
export async function countManifest<T>(reading: Promise<T>): Promise<T> {
  manifests += 1
  try {
    return await reading
  } finally {
    manifests -= 1
  }
}

/** Whether any code of a remote is on its way over the network, however slowly. */
export const isOnItsWay = (): boolean => manifests > 0 || document.head.querySelector(SCRIPTS) !== null
