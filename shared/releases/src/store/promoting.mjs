import { canaryGroup, canaryOf } from '../canary.mjs'
import { candidatesOf, setHeld } from '../list-state.mjs'
import { badMessage, Refusal } from '../refusal.mjs'
import { goBack, makeCurrent } from '../release-history.mjs'
import { refuseTaken } from './release-checks.mjs'

/** @import { Declaration, Release } from '@yawmi/contract' */
/** @import { Version } from '../release-history.mjs' */

/**
 * The acts that make another known version current.
 * @param {import('../release-store.mjs').StoreParts} store
 */
export function promoting({ perform, changes, checks, rulesOf }) {
  /**
   * A remote's versions with one of them first.
   * @param {string} remote @param {string | undefined} version the newest candidate by default
   * @param {Version[]} versions @param {import('./version-changes.mjs').Before} before
   * @param {import('../release-store.mjs').Allowed} allowed
   * @param {string[]} notes for whoever promotes it; added to
   */
  const promoted = (remote, version, versions, before, allowed, notes) => {
    const known = [...candidatesOf(before.state, remote), ...versions]
    const found =
      version === undefined ? candidatesOf(before.state, remote)[0] : known.find((one) => one.version === version)
    if (!found?.manifest || !found.declaration)
      throw new Refusal(
        'state',
        version === undefined
          ? `${remote} has no candidate: npm run release -- ${before.state.held?.[remote] ? `promote ${remote} ${versions[0]?.version} ends the hold` : `publish ${remote} --candidate makes one`}`
          : `${remote} has no version ${version} with its files: npm run release -- list ${remote} names those it has`,
      )
    if (!before.isUsable(found))
      throw new Refusal('files', `${remote} ${found.version} has lost its files, or its declaration is wrong`)
    if (found.bad && !allowed.reason) throw new Refusal('bad', badMessage(remote, found.version, found.bad))
    refuseTaken(before.rules, remote, found.declaration, before.current)
    notes.push(...checks.refuseDropped(remote, found.declaration, versions[0], before, allowed))
    checks.refuseUnfit(/** @type {Version & Release} */ (found), versions[0], before, allowed)
    setHeld(before.state, remote, undefined)
    return makeCurrent(versions, found, before.at)
  }

  return {
    /**
     * Makes a candidate, or any version whose files are here, the current one, and ends a hold. Remotes that went with it as
     * one canary become current in the same act, or none does.
     * @param {string} remote @param {string} [version] the canary by default, or the newest candidate
     * @param {import('../release-store.mjs').Allowed} [allowed] with a `reason` also what was rolled back
     * @returns {Promise<import('../release-store.mjs').Done>}
     */
    async promote(remote, version, allowed = {}) {
      const rules = await rulesOf()
      /** @type {string[]} */
      const notes = []
      let current = ''
      const serial = perform({ act: 'promote', remote }, allowed, (state, at) => {
        const target = version ?? canaryOf(state, remote)?.release.version
        const isCanary = target !== undefined && target === canaryOf(state, remote)?.release.version
        const group = isCanary ? canaryGroup(state, remote) : [remote]
        const made = group.map((name) => {
          const chosen = name === remote ? target : canaryOf(state, name)?.release.version
          return changes.changeVersions(state, name, { rules, at }, (versions, before) =>
            promoted(name, chosen, versions, before, allowed, notes),
          )
        })
        current = made[0].current
        notes.push(...group.slice(1).map((name, at) => `${name} is at ${made[at + 1].current}, which went with it`))
        const after = () => made.forEach((one) => one.after())
        return { version: current, ...(made[0].left && { left: made[0].left }), changed: group, after }
      })
      return { version: current, serial, isCurrent: true, notes }
    },

    /**
     * Makes the last good version before the current one current again, and marks the current one bad: it is no
     * fall-back, and becomes current again only where somebody asks for that. A further one goes further back.
     * @param {string} remote
     * @param {import('../release-store.mjs').Allowed & { to?: string }} [allowed] `to`: the version; what was current since then is marked bad too
     * @returns {Promise<import('../release-store.mjs').Done>} the version that is current now
     */
    async rollBack(remote, { to, ...allowed } = {}) {
      /** @type {string[]} */
      let notes = []
      const done = await changes.update({ act: 'rollback' }, remote, allowed, (versions, before) => {
        if (versions.length === 0)
          throw new Refusal('state', `nothing of ${remote} is released: npm run release -- status names what is`)
        const changed = goBack(versions, before.isUsable, before.at, to)
        if (!changed)
          throw new Refusal(
            'state',
            `${remote} has no version to go back to: ${to ?? `none before ${versions[0]?.version}`} ` +
              `${to ? 'was not current before the current one, or is not good, or has lost its files' : 'is good and has its files'}. ` +
              `npm run release -- publish ${remote} brings a new one`,
          )
        refuseTaken(before.rules, remote, /** @type {Declaration} */ (changed[0].declaration), before.current)
        const open = canaryOf(before.state, remote)?.release.version
        if (open !== undefined && open !== changed[0].version)
          notes = [
            `the canary ${open} stays open, for those who have it: npm run release -- withdraw ${remote} takes it back too`,
          ]
        return changed
      })
      return { ...done, isCurrent: true, notes }
    },
  }
}
