import fs from 'node:fs'
import path from 'node:path'
import { writeWhole } from './write-whole.mjs'

/** Versions of a remote in the list: the current one, and those that open pages or a fall-back may need. */
const KEPT = 3
/** The file that names the rest of a version, and is the last to come. */
export const MANIFEST = 'mf-manifest.json'

/**
 * Released remotes in a folder: `remotes/<remote>/<version>/`, each never changed once it is in the list, and the list
 * itself, `releases.json`, whose first version of a remote is the current one.
 * @param {string} folder
 */
export function releaseStore(folder) {
  const listFile = path.join(folder, 'releases.json')
  const folderOf = (remote, version) => path.join(folder, 'remotes', remote, version)
  const read = () => (fs.existsSync(listFile) ? JSON.parse(fs.readFileSync(listFile, 'utf8')) : { remotes: {} })

  const write = (list) => writeWhole(listFile, `${JSON.stringify(list, null, 2)}\n`)

  return {
    folderOf,
    read,
    /** The current version of a remote, or undefined before its first release. */
    current: (remote) => read().remotes[remote]?.[0]?.version,

    /**
     * Whether a built version is served, its files included. With `orAnother` one that was made current since, by going
     * back or by a release from elsewhere, serves in its place.
     */
    isServed(remote, version, { orAnother = false } = {}) {
      const current = this.current(remote)
      if (current === undefined || (current !== version && !orAnother)) return false
      return fs.existsSync(path.join(folderOf(remote, current), MANIFEST))
    },

    /** Makes a built version the current one; the versions before stay for falling back. */
    publish(remote, { version, declaration }) {
      const list = read()
      const release = { version, manifest: `/remotes/${remote}/${version}/${MANIFEST}`, declaration }
      const others = (list.remotes[remote] ?? []).filter((known) => known.version !== version)
      list.remotes[remote] = [release, ...others].slice(0, KEPT)
      write(list)
      // A list that was read just before names what has left it now: that folder goes with the next release.
      const wanted = new Set([release, ...others].map((known) => known.version))
      for (const known of fs.readdirSync(path.dirname(folderOf(remote, version))))
        if (!wanted.has(known)) fs.rmSync(folderOf(remote, known), { recursive: true, force: true })
    },

    /** Makes the version before the current one current again. Answers the version that is current now. */
    rollBack(remote) {
      const list = read()
      const [current, before, ...rest] = list.remotes[remote] ?? []
      if (!before) throw new Error(`${remote} has no version to go back to`)
      list.remotes[remote] = [before, current, ...rest]
      write(list)
      return before.version
    },
  }
}
