import { canaryOf } from '../canary.mjs'
import { refuseUnfitFiles } from '../files/folder-faults.mjs'
import { integrityOf } from '../integrity.mjs'
import { arrayOf, candidatesOf, setCandidates } from '../list-state.mjs'
import { CANDIDATE } from '../record.mjs'
import { badMessage, Refusal } from '../refusal.mjs'
import { makeCurrent, versionsOf } from '../release-history.mjs'
import { trustedIn, whyNot } from '../release-keys.mjs'
import { collectCandidates } from '../retention.mjs'
import { refuseFaults, refuseTaken } from './release-checks.mjs'
import { MANIFEST } from './store-folders.mjs'

/** @import { Version } from '../release-history.mjs' */

/**
 * What is published of a remote.
 * @typedef {object} Publication
 * @property {string} version
 * @property {unknown} declaration what its build says, which is judged first.
 * @property {string} [from] where its files lie, to be taken to their place.
 * @property {string} [maps] their source maps, where those lie elsewhere.
 * @property {boolean} [draft] one of many while somebody works, whose files go soon.
 * @property {boolean} [candidate] in any case to be promoted first.
 */

/**
 * The acts that bring new versions.
 * @param {import('../release-store.mjs').StoreParts} store
 */
export function publishing({ folders, list, perform, changes, checks, rulesOf, signer, keysFolder, now }) {
  /**
   * Whether the key that acts may make something current; without trusted keys everybody may.
   * @param {string} remote
   */
  function mayPromote(remote) {
    const trusted = trustedIn(keysFolder)
    const key = trusted?.find(({ kid }) => kid === signer()?.kid)
    return !trusted || !key || whyNot(key, { remotes: [remote], role: 'promote', at: now() }) === undefined
  }

  return {
    /**
     * Makes a built version the current one; the versions before stay for falling back, and their files for pages that
     * are open. It becomes a candidate, to be promoted, where the remote is held or the key may not promote.
     * @param {string} remote
     * @param {Publication} release
     * @param {import('../release-store.mjs').Allowed} [allowed]
     * @returns {Promise<import('../release-store.mjs').Done>} with what the release does that somebody should know
     * @throws Refusal where it would break something; nothing is changed then
     */
    async publish(remote, { version, declaration, from, maps, draft, candidate }, allowed = {}) {
      const rules = await rulesOf()
      refuseFaults(remote, declaration, rules)
      // Before anything reads them by what they say of themselves.
      if (from) refuseUnfitFiles(from, `${remote} ${version}`)
      const skipped = allowed.skipped?.length ? { skipped: allowed.skipped } : {}
      /** @type {string[]} */
      let notes = []
      /** @param {Version[]} versions @param {import('./release-checks.mjs').Live} before */
      const check = (versions, before) => {
        refuseTaken(rules, remote, declaration, before.current)
        const known = versions.find((one) => one.version === version)
        if (known?.bad && !allowed.again && !allowed.reason)
          throw new Refusal('bad', badMessage(remote, version, known.bad))
        notes = checks.refuseDropped(remote, declaration, versions[0], before, allowed)
        checks.refuseUnfit({ version, declaration, from, maps }, versions[0], before, allowed)
        if (from && allowed.dryRun) folders.refuseOtherFiles(remote, version, from)
        const manifest = `/remotes/${remote}/${version}/${MANIFEST}`
        const integrity = integrityOf(from ?? folders.folderOf(remote, version))
        return { version, manifest, integrity, declaration, ...(draft && { draft: /** @type {const} */ (true) }) }
      }
      const place = () => void (from && folders.placeOrRefuse(remote, version, from))
      if (candidate || list.read().held?.[remote] || !mayPromote(remote)) {
        const serial = perform({ act: CANDIDATE, remote, version, ...skipped }, allowed, (state, at) => {
          const versions = versionsOf(arrayOf(state.remotes[remote]), arrayOf(state.history?.[remote]), at)
          if (versions[0]?.version === version) throw new Refusal('state', `${remote} ${version} is current already`)
          const current = Object.entries(state.remotes).flatMap(([name, [first]]) => (name === remote ? [] : [first]))
          const open = canaryOf(state, remote)?.release.version
          const waiting = collectCandidates(candidatesOf(state, remote), at, open)
          // Pages that had it as a canary have it still.
          const until = waiting.find((one) => one.version === version)?.until
          const release = { ...check(versions, { current, rules }), since: at.toISOString(), ...(until && { until }) }
          const others = waiting.filter((one) => one.version !== version)
          setCandidates(state, remote, [release, ...others])
          return { changed: [], place }
        })
        return { version, serial, isCurrent: false, notes }
      }
      const act = { act: draft ? 'draft' : 'publish', ...skipped }
      const done = await changes.update(
        act,
        remote,
        allowed,
        (versions, before) => {
          // Whoever held it did so while this waited for the lock, or was killed before the list was written.
          if (before.state.held?.[remote])
            throw new Refusal(
              'conflict',
              `${remote} is held since a moment ago: try again, and ${version} waits for promote`,
            )
          return makeCurrent(versions, check(versions, before), before.at)
        },
        place,
      )
      return { ...done, isCurrent: true, notes }
    },

    /** Has the current version count as released, where it was made while somebody worked. @param {string} remote */
    async settle(remote) {
      const isDraft = arrayOf(list.read().history?.[remote])[0]?.draft
      if (!isDraft) return
      await changes.update({ act: 'settle' }, remote, {}, ([{ draft: _draft, ...current }, ...before]) => [
        current,
        ...before,
      ])
    },
  }
}
