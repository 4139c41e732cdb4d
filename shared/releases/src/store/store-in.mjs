import path from 'node:path'
import { performer } from '../acts.mjs'
import { listFile } from '../list-file.mjs'
import { arrayOf, candidatesOf } from '../list-state.mjs'
import { keeping } from './keeping.mjs'
import { opening } from './opening.mjs'
import { promoting } from './promoting.mjs'
import { publishing } from './publishing.mjs'
import { releaseChecks } from './release-checks.mjs'
import { storeFolders } from './store-folders.mjs'
import { versionChanges } from './version-changes.mjs'
import { storeReport } from '../store-report.mjs'

/**
 * What an act may do besides, and how.
 * @typedef {object} Allowed
 * @property {boolean} [again] also what was rolled back; `reason` says the same for people
 * @property {string[]} [skipped] checks that were left out, for the record
 * @property {boolean} [ungated] a checkout builds shell and remotes for itself, at once
 * @property {boolean} [dropRoutes] a release may lack routes that the one before had
 * @property {string} [reason] why, for the record
 * @property {number} [serial] act only where the list has this serial
 * @property {boolean} [dryRun] say what would be, and change nothing
 * @property {(text: string) => void} [onDraft] of a dry run: is given the line of the record that the act would be, for somebody to sign
 */
/**
 * What an act did. `sunset`: when the version ends, where it was retired.
 * @typedef {{ version: string, serial: number, isCurrent: boolean, notes: string[], sunset?: string }} Done
 */

/**
 * What the acts of a store are made of.
 * @typedef {object} StoreParts
 * @property {import('./store-folders.mjs').StoreFolders} folders
 * @property {ReturnType<typeof listFile>} list
 * @property {import('../acts.mjs').Perform} perform
 * @property {import('./version-changes.mjs').VersionChanges} changes
 * @property {import('./release-checks.mjs').ReleaseChecks} checks
 * @property {() => import('../release-keys.mjs').Signer | undefined} signer
 * @property {string} keysFolder
 * @property {() => Promise<import('../contract-rules.mjs').ContractRules>} rulesOf what the contract says of declarations
 * @property {() => Date} now
 */

/**
 * Released remotes in a folder: `remotes/<remote>/<version>/`, each never changed once it is published, and the list
 * itself, `releases.json`, whose first version of a remote is the current one. Its `history` says of every version when
 * it was current, and which ones were rolled back (docs/adr/0023); every act stands signed in a record (docs/adr/0061).
 * @param {string} folder
 * @param {object} options
 * @param {() => Promise<import('../contract-rules.mjs').ContractRules>} options.rulesOf
 * @param {() => Date} [options.now]
 * @param {() => import('../release-keys.mjs').Signer | undefined} [options.signer] who acts; called when somebody does
 * @param {string} [options.keysFolder] where the site's trusted keys lie: without any, nobody is refused
 * @param {string} [options.dataDir] the data folder of the site's server, whose brands link to its pages; `.data` beside `folder` by default
 * @param {number} [options.waitMs] how long others may be at the list, while this process does nothing else
 */
export function storeIn(
  folder,
  {
    now = () => new Date(),
    signer = () => undefined,
    keysFolder = path.join(folder, '../.data/keys'),
    dataDir,
    waitMs,
    rulesOf,
  },
) {
  const list = listFile(folder)
  const folders = storeFolders(folder, dataDir)
  const perform = performer(folder, { now, signer, keysFolder, waitMs })
  const changes = versionChanges(folders, list, perform, rulesOf)
  const checks = releaseChecks(folders)
  /** @type {StoreParts} */
  const parts = { folders, list, perform, changes, checks, rulesOf, signer, keysFolder, now }

  return {
    folder,
    folderOf: folders.folderOf,
    mapsOf: folders.mapsOf,
    keysFolder,
    read: list.read,
    /** The current version of a remote, or undefined before its first release. @param {string} remote */
    current: (remote) => list.read().remotes[remote]?.[0]?.version,

    /**
     * When a version was rolled back, as ISO text; undefined where it was not.
     * @param {string} remote @param {string} version
     */
    badSince: (remote, version) =>
      arrayOf(list.read().history?.[remote]).find((known) => known.version === version)?.bad,

    /** Whether a version waits to be promoted. @param {string} remote @param {string} version */
    isCandidate: (remote, version) => candidatesOf(list.read(), remote).some((known) => known.version === version),

    /**
     * Whether a built version is served, its files included. With `orAnother` one that was made current since, by going
     * back or by a release from elsewhere, serves in its place.
     * @param {string} remote @param {string} version @param {{ orAnother?: boolean }} [how]
     */
    isServed(remote, version, { orAnother = false } = {}) {
      const current = this.current(remote)
      if (current === undefined || (current !== version && !orAnother)) return false
      return folders.isThere(remote, current)
    },

    ...publishing(parts),
    ...promoting(parts),
    ...opening(parts),
    ...keeping(parts),
    ...storeReport({ list, isThere: folders.isThere, keysFolder, now }),
  }
}
