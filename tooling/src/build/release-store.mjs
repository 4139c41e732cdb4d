import fs from 'node:fs'
import path from 'node:path'
import { DIST } from '../lib/root.mjs'

const LIST = path.join(DIST, 'releases.json')
/** Versions of a remote that stay on the server: the current one, and those that open pages or a fall-back may need. */
const KEPT = 3

/** The release list as it stands; empty before the first release. */
export function readReleases() {
  return fs.existsSync(LIST) ? JSON.parse(fs.readFileSync(LIST, 'utf8')) : { remotes: {} }
}

function writeReleases(list) {
  fs.mkdirSync(DIST, { recursive: true })
  const temporary = `${LIST}.${process.pid}`
  fs.writeFileSync(temporary, `${JSON.stringify(list, null, 2)}\n`)
  // A reader sees the list before or the list after, never half of one.
  fs.renameSync(temporary, LIST)
}

/** Folder of a released version; never changed once it is in the list. */
export const releaseFolder = (remote, version) => path.join(DIST, 'remotes', remote, version)

/**
 * Makes a built version the current one of its remote; the versions before stay for falling back.
 * @param {{ version: string, declaration: object }} release
 */
export function publish(remote, { version, declaration }) {
  const list = readReleases()
  const release = { version, manifest: `/remotes/${remote}/${version}/mf-manifest.json`, declaration }
  const others = (list.remotes[remote] ?? []).filter((known) => known.version !== version)
  list.remotes[remote] = [release, ...others].slice(0, KEPT)
  writeReleases(list)
  for (const { version: dropped } of others.slice(KEPT - 1)) fs.rmSync(releaseFolder(remote, dropped), { recursive: true, force: true })
}

/** Makes the version before the current one current again. Answers the version that is current now. */
export function rollBack(remote) {
  const list = readReleases()
  const [current, before, ...rest] = list.remotes[remote] ?? []
  if (!before) throw new Error(`${remote} has no version to go back to`)
  list.remotes[remote] = [before, current, ...rest]
  writeReleases(list)
  return before.version
}
