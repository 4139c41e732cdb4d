import { withdraw } from '../acts.mjs'
import { unknownBrands } from '../brand-links.mjs'
import { beginCanary, splitShares } from '../canary.mjs'
import { isSound } from '../list-state.mjs'
import { Refusal } from '../refusal.mjs'
import { refuseTaken } from './release-checks.mjs'

/**
 * The acts that open a version to a part of the visitors, and close it again.
 * @param {import('../release-store.mjs').StoreParts} store
 */
export function opening({ folders, perform, rulesOf }) {
  return {
    /**
     * Opens a version to a part of the visitors, beside the current one; for another part where it is open already.
     * @param {string} remote @param {string | undefined} version the newest candidate by default
     * @param {import('../canary.mjs').Audience & { together?: string[] }} to `together`: remotes whose newest candidates go to the
     *   same visitors
     * @param {import('../release-store.mjs').Allowed} [allowed] with a `reason` also what was rolled back
     * @returns {Promise<import('../release-store.mjs').Done>}
     */
    async canary(remote, version, { together = [], ...audience }, allowed = {}) {
      const rules = await rulesOf()
      const remotes = [...new Set([remote, ...together])]
      let opened = ''
      /** @type {string[]} */
      let notes = []
      const serial = perform({ act: 'canary', remote }, allowed, (state, at) => {
        for (const name of remotes) {
          const others = remotes.filter((other) => other !== name)
          const release = beginCanary(
            state,
            name,
            name === remote ? version : undefined,
            { audience, together: others, at },
            allowed,
          )
          if (!folders.isThere(name, release.version) || !isSound(release, rules))
            throw new Refusal('files', `${name} ${release.version} has lost its files, or its declaration is wrong`)
          const current = Object.entries(state.remotes).flatMap(([other, [first]]) =>
            other === name || !isSound(first, rules) ? [] : [first],
          )
          refuseTaken(rules, name, release.declaration, current)
          if (name === remote) opened = release.version
        }
        notes = [
          ...unknownBrands(folders.brands, audience.brands ?? []).map(
            (id) => `no brand ${id} is known here: nobody gets the canary by a name that was mistyped`,
          ),
          ...splitShares(state, remote),
        ]
        return { version: opened, changed: together }
      })
      return { version: opened, serial, isCurrent: false, notes }
    },

    /**
     * Ends a canary, and that of remotes that go with it: all visitors get the current version.
     * @param {string} remote
     * @param {import('../release-store.mjs').Allowed & { isGood?: boolean }} [how] `isGood`: it waits again to be promoted, and is not marked bad
     * @returns {Promise<import('../release-store.mjs').Done>} the version that was withdrawn
     */
    withdraw: async (remote, how) => withdraw(perform, remote, how),
  }
}
