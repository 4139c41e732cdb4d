import path from 'node:path'
import { canaryOf, endCanary } from '../canary.mjs'
import { clearFolders } from '../clear-folders.mjs'
import { arrayOf, candidatesOf, isSound, setCandidates } from '../list-state.mjs'
import { collect, historyOf, listedOf, versionsOf } from '../release-history.mjs'
import { collectCandidates } from '../retention.mjs'

/** @import { ReleaseList } from '../list-state.mjs' */
/** @import { Version } from '../release-history.mjs' */
/** @import { Live } from './release-checks.mjs' */

/** @typedef {ReturnType<typeof versionChanges>} VersionChanges */
/**
 * What an act finds that changes versions. `isUsable`: whether one can be current or be fallen back to.
 * @typedef {Live & { isUsable: (version: Version) => boolean, state: ReleaseList, at: Date }} Before
 */
/**
 * Answers a remote's versions in their new order.
 * @typedef {(versions: Version[], before: Before) => Version[]} Change
 */

/**
 * How an act changes the versions of a remote: what is listed then, what is kept, and whose files go.
 * @param {import('./store-folders.mjs').StoreFolders} folders
 * @param {ReturnType<typeof import('../list-file.mjs').listFile>} list
 * @param {import('../acts.mjs').Perform} perform
 * @param {() => Promise<import('../contract-rules.mjs').ContractRules>} rulesOf
 */
export function versionChanges({ folder, isThere }, list, perform, rulesOf) {
  /**
   * Changes one remote's versions within an act. `change` answers them, in their new order.
   * @param {ReleaseList} state changed
   * @param {string} remote @param {Pick<Before, 'rules' | 'at'>} by @param {Change} change
   */
  function changeVersions(state, remote, { rules, at }, change) {
    const versions = versionsOf(arrayOf(state.remotes[remote]), arrayOf(state.history?.[remote]), at)
    /** Whether a version can be current or be fallen back to. @param {Version} release */
    const isUsable = (release) => isThere(remote, release.version) && isSound(release, rules)
    const others = Object.entries(state.remotes).flatMap(([name, releases]) =>
      name !== remote && isSound(releases?.[0], rules) ? [releases[0]] : [],
    )
    const changed = change(versions, { isUsable, current: others, rules, state, at })
    const listed = listedOf(changed, isUsable)
    if (canaryOf(state, remote)?.release.version === listed[0].version) endCanary(state, remote)
    const canary = canaryOf(state, remote)?.release
    // What is open stays, however long ago it was published: its visitors have it, and it may be promoted.
    const open = canary ? [canary] : []
    const retained = collect(changed, [...listed, ...open], at, list.lastLoadsOf(remote))
    state.remotes[remote] = listed
    state.history = { ...state.history, [remote]: historyOf(retained, listed) }
    const candidates = collectCandidates(
      candidatesOf(state, remote).filter(({ version }) => version !== listed[0].version),
      at,
      canary?.version,
    )
    setCandidates(state, remote, candidates)
    const after = () => {
      for (const kind of ['remotes', 'maps'])
        clearFolders(path.join(folder, kind, remote), [...retained, ...candidates, ...open], at)
    }
    const current = listed[0].version
    const [left] = versions
    return { current, ...(left && left.version !== current && { left: left.version }), after }
  }

  /**
   * Does an act that changes one remote's versions.
   * @param {{ act: string, version?: string, skipped?: string[] }} act @param {string} remote
   * @param {import('../release-store.mjs').Allowed} allowed @param {Change} change
   * @param {() => void} [place] puts there what the list is to name
   */
  const update = async (act, remote, allowed, change, place) => {
    const rules = await rulesOf()
    let version = ''
    const serial = perform({ ...act, remote }, allowed, (state, at) => {
      const { current, ...made } = changeVersions(state, remote, { rules, at }, change)
      version = current
      return { ...made, version: act.version ?? current, changed: [remote], place }
    })
    return { version, serial }
  }

  return { changeVersions, update }
}
