import fs from 'node:fs'
import path from 'node:path'
import { canaryOf } from './canary.mjs'
import { listFile } from './list-file.mjs'
import { arrayOf, candidatesOf } from './list-state.mjs'
import { versionsOf } from './release-history.mjs'
import { collectCandidates, isForgotten, retentionReason } from './retention.mjs'
import { underLock } from './store-lock.mjs'

/** Folders of a site that have a folder for each version of a remote. */
const KINDS = ['remotes', 'maps']
/** Is the last file to come, and the first to go: without it a version has no files. */
const MANIFEST = 'mf-manifest.json'

/**
 * A version that has files.
 * @typedef {object} Retention
 * @property {string} remote
 * @property {string} version
 * @property {'current' | 'fall-back' | 'canary' | 'candidate' | 'announced' | 'pinned' | 'recent' | 'loaded'} [why] its files stay; without it they go
 * @property {string} [lastLoad] when pages last loaded it, as ISO text
 */

/**
 * Removes the files of versions that nobody needs any more (docs/adr/0092). The list stays as it is: what is removed is in no
 * part of it that anybody gets, and the next act of the remote takes it out of the history. It needs nothing of how releases are
 * built or checked, so that a server can use it.
 * @param {string} folder of a site
 * @param {{ remote?: string, now?: Date, dryRun?: boolean, limit?: number, waitMs?: number }} [how] `remote`: of this one only; `limit`: versions that go at once at most;
 *   `waitMs`: how long others may be at the list, while this process does nothing else
 * @returns {Retention[]} every version that had files
 * @throws Refusal where somebody is at the list, or changed it by hand
 */
export function clean(folder, { remote, now = new Date(), dryRun = false, limit = Infinity, waitMs } = {}) {
  const list = listFile(folder)
  const found = () => {
    const state = list.unfinished() ?? list.read()
    const names = Object.keys({ ...state.history, ...state.candidates, ...state.remotes })
    const chosen = names.filter((name) => remote === undefined || name === remote).sort()
    return { state, versions: chosen.flatMap((name) => retentionOf(folder, list, state, name, now)) }
  }
  if (dryRun) return found().versions
  return underLock(
    path.join(folder, '.releases/lock'),
    (stillMine) => {
      const { state, versions } = found()
      list.refuseAltered(state)
      stillMine()
      for (const { remote: name, version } of versions.filter(({ why }) => !why).slice(0, limit))
        for (const place of KINDS.map((kind) => path.join(folder, kind, name, version))) {
          fs.rmSync(path.join(place, MANIFEST), { force: true })
          fs.rmSync(place, { recursive: true, force: true })
        }
      return versions
    },
    waitMs,
  )
}

/**
 * Versions of a remote that have files, each with why they stay.
 * @param {string} folder @param {ReturnType<typeof listFile>} list
 * @param {import('./list-state.mjs').ReleaseList} state @param {string} remote @param {Date} now
 * @returns {Retention[]}
 */
function retentionOf(folder, list, state, remote, now) {
  const lastLoadOf = list.lastLoadsOf(remote)
  const listed = arrayOf(state.remotes[remote])
  const known = versionsOf(listed, arrayOf(state.history?.[remote]), now)
  const candidates = collectCandidates(candidatesOf(state, remote), now)
  /** @param {{ version: string }[]} versions @param {string} name */
  const has = (versions, name) => versions.some(({ version }) => version === name)
  /** @param {string} version @param {number} modified @returns {Retention['why']} */
  const whyOf = (version, modified) => {
    const found = known.find((one) => one.version === version)
    if (listed[0]?.version === version) return 'current'
    if (has(listed, version)) return 'fall-back'
    if (canaryOf(state, remote)?.release.version === version) return 'canary'
    if (has(candidates, version)) return 'candidate'
    if (found) return retentionReason(found, lastLoadOf(version), now)
    return isForgotten(modified, now) ? undefined : 'recent'
  }
  const folders = new Map(KINDS.flatMap((kind) => foldersIn(path.join(folder, kind, remote))))
  return [...folders].map(([version, modified]) => {
    const [why, lastLoad] = [whyOf(version, modified), lastLoadOf(version)]
    return { remote, version, ...(why && { why }), ...(lastLoad && { lastLoad }) }
  })
}

/**
 * Folders by name, with when each was changed last, in milliseconds.
 * @param {string} place @returns {[string, number][]}
 */
const foldersIn = (place) =>
  fs.existsSync(place) ? fs.readdirSync(place).map((name) => [name, fs.statSync(path.join(place, name)).mtimeMs]) : []
