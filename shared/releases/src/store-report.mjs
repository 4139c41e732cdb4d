import { canaryOf } from './canary.mjs'
import { arrayOf, candidatesOf } from './list-state.mjs'
import { faultsOfSignature, parseLine, recordFaults, WITHDRAW } from './record.mjs'
import { versionsOf } from './release-history.mjs'
import { trustedIn } from './release-keys.mjs'

/** @import { Canary } from './canary.mjs' */
/** @import { Reported } from './list-file.mjs' */
/** @import { ReleaseList } from './list-state.mjs' */
/** @import { Entry } from './record.mjs' */
/** @import { Version } from './release-history.mjs' */

/** @typedef {ReturnType<typeof storeReport>} StoreReport */
/** What stands where of one remote. @typedef {ReturnType<StoreReport['overview']>['remotes'][number]} RemoteReport */
/**
 * A version with what it is: `current`, `fall-back`, `before`, `bad`, `canary` or `candidate`.
 * @typedef {Omit<Version, 'declaration'> & { is: string, hasFiles: boolean, field?: FieldReport }} VersionReport
 */
/** What pages reported of a version. @typedef {Omit<Reported, 'remote' | 'version'>} FieldReport */
/**
 * An act of the record. `fault`: why its signature is none.
 * @typedef {Partial<Entry> & { act: string, fault?: string }} LoggedAct
 */

/** A canary without the declaration of its version. @param {Canary | undefined} canary */
const canaryReport = (canary) => {
  if (!canary) return undefined
  const { release, ...rest } = canary
  return { version: release.version, ...rest }
}

/**
 * The canary of a remote that was ended last, unless another act on the remote has followed.
 * @param {(Entry | undefined)[]} acts @param {string} remote
 */
function withdrawalOf(acts, remote) {
  const last = acts.findLast((act) => act?.remote === remote)
  if (last?.act !== WITHDRAW) return undefined
  return { version: last.version, at: last.at, by: last.team, reason: last.reason }
}

/**
 * What is to be seen of a store: changes nothing.
 * @param {object} store
 * @param {ReturnType<typeof import('./list-file.mjs').listFile>} store.list
 * @param {(remote: string, version: string) => boolean} store.isThere whether a version has its files
 * @param {string} store.keysFolder @param {() => Date} store.now
 */
export function storeReport({ list, isThere, keysFolder, now }) {
  /** @param {string} remote @returns {string | undefined} */
  const currentOf = (remote) => list.read().remotes[remote]?.[0]?.version

  /**
   * A remote's versions, candidates first, each with what it is.
   * @param {ReleaseList} state @param {string} remote @returns {VersionReport[]}
   */
  const versionsNow = (state, remote) => {
    const known = versionsOf(arrayOf(state.remotes[remote]), arrayOf(state.history?.[remote]), now())
    /** @param {Version} version */
    const isListed = ({ version }) => arrayOf(state.remotes[remote]).some((one) => one.version === version)
    // Also one of before, or one that was bad, which somebody opened anew.
    const open = canaryOf(state, remote)?.release.version
    return [
      ...candidatesOf(state, remote).map((version) => ({ ...version, is: 'candidate' })),
      ...known.map((version, index) => ({
        ...version,
        is: version.bad ? 'bad' : index === 0 ? 'current' : isListed(version) ? 'fall-back' : 'before',
      })),
    ]
      .map((version) => (version.version === open ? { ...version, is: 'canary' } : version))
      .map(({ declaration: _declaration, ...version }) => ({ ...version, hasFiles: isThere(remote, version.version) }))
  }

  return {
    /** What stands where, for `status` and `list`. */
    overview() {
      const state = list.read()
      const names = [...new Set([...Object.keys(state.remotes), ...Object.keys(state.candidates ?? {})])].sort()
      const acts = list.lines().map(parseLine)
      const reported = list.fieldData()
      return {
        serial: state.serial ?? 0,
        isUnfinished: list.unfinished() !== undefined,
        remotes: names.map((remote) => {
          const made = acts.findLast(
            (act) =>
              act &&
              !act.act.endsWith('pin') &&
              // Of remotes that became current together, the act names one.
              (act.version === currentOf(remote) || act.act === 'promote') &&
              act.listed[remote]?.[0]?.[0] === currentOf(remote),
          )
          return {
            remote,
            current: currentOf(remote),
            by: made?.team,
            held: state.held?.[remote],
            canary: canaryReport(canaryOf(state, remote)),
            withdrawn: withdrawalOf(acts, remote),
            versions: versionsNow(state, remote).map((version) => {
              const found = reported.find((one) => one.remote === remote && one.version === version.version)
              if (!found) return version
              const { loads, failures, eventFaults, vitals } = found
              return { ...version, field: { loads, failures, eventFaults, vitals } }
            }),
          }
        }),
      }
    },

    /**
     * Every act, the oldest first; with why its signature is none, where the site trusts keys.
     * @returns {LoggedAct[]}
     */
    log() {
      const trusted = trustedIn(keysFolder)
      return list.lines().map((line) => {
        const entry = parseLine(line)
        return { ...(entry ?? { act: 'no entry' }), fault: entry && trusted && faultsOfSignature(entry, trusted)[0] }
      })
    },

    /** What is wrong with the record, and with the list by it; none where all is well. @returns {string[]} */
    faults() {
      const unfinished = list.unfinished()
      return recordFaults(list.lines(), { trusted: trustedIn(keysFolder), list: unfinished ?? list.read() })
    },
  }
}
