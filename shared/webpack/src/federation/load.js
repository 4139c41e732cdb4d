/**
 * Stands in the federation runtime for what loads entries by every kind of script: here by the host's plugin, whose
 * `loadEntry` it is (shell/src/remotes/guard-plugin.ts).
 * @typedef {{ name: string, entry: string, type: string, entryGlobalName: string, shareScope: string }} RemoteInfo
 * @typedef {{ init(...options: unknown[]): unknown, get(expose: string): Promise<() => unknown> }} Container
 * @typedef {(options: { remoteInfo: RemoteInfo }) => Promise<Container>} LoadEntry
 */

/** The page's entries under way. @type {Map<string, Promise<Container>>} */
const entries = new Map()

/** @param {{ name: string, entry: string }} remoteInfo */
const keyOf = ({ name, entry }) => `${name}:${entry}`

/** Has the next call load the entry again. @param {{ name: string, entry: string }} remoteInfo */
export const forgetEntry = (remoteInfo) => entries.delete(keyOf(remoteInfo))

/**
 * The container of a remote, whose entry is loaded once; again after a failure.
 * @param {{ origin: { remoteHandler: { hooks: { loadEntry: LoadEntry } } }, remoteInfo: RemoteInfo }} options
 * @returns {Promise<Container>}
 */
export function getRemoteEntry({ origin, remoteInfo }) {
  const key = keyOf(remoteInfo)
  const known = entries.get(key)
  if (known) return known
  const entry = origin.remoteHandler.hooks.loadEntry({ remoteInfo })
  entries.set(key, entry)
  entry.catch(() => {
    if (entries.get(key) === entry) entries.delete(key)
  })
  return entry
}

/**
 * @param {{ name: string } & Partial<RemoteInfo>} remote as it was registered
 * @returns {RemoteInfo}
 */
export const getRemoteInfo = (remote) => ({
  entry: '',
  type: 'global',
  entryGlobalName: remote.name,
  shareScope: 'default',
  ...remote,
})
