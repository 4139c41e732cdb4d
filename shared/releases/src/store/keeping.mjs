import { setHeld } from '../list-state.mjs'
import { sunsetOf } from '../notice.mjs'
import { Refusal } from '../refusal.mjs'
import { refuseFaults } from './release-checks.mjs'

/**
 * The acts that change no version: a remote is held, files of a version are kept, the list is taken as it stands.
 * @param {import('../release-store.mjs').StoreParts} store
 */
export function keeping({ folders, list, perform, changes, rulesOf }) {
  /** @param {string} remote @returns {string | undefined} */
  const currentOf = (remote) => list.read().remotes[remote]?.[0]?.version

  return {
    /**
     * Has what is published of a remote wait until somebody promotes it.
     * @param {string} remote @param {import('../release-store.mjs').Allowed} [allowed]
     * @throws Refusal where it is held already: since when, and why, would be lost
     */
    async hold(remote, allowed = {}) {
      const serial = perform({ act: 'hold', remote, version: currentOf(remote) }, allowed, (state, at) => {
        if (!state.remotes[remote]) throw new Refusal('state', `nothing of ${remote} is released`)
        const since = state.held?.[remote]?.since
        if (since) throw new Refusal('state', `${remote} is held already, since ${since}`)
        setHeld(state, remote, { since: at.toISOString(), ...(allowed.reason && { reason: allowed.reason }) })
        return { changed: [] }
      })
      return { version: /** @type {string} */ (currentOf(remote)), serial, isCurrent: true, notes: [] }
    },

    /**
     * Keeps the files of a version for whoever holds it, or no longer.
     * @throws Refusal where the version is gone, or stands so already
     * @param {string} remote @param {string} version @param {import('../release-store.mjs').Allowed & { off?: boolean }} [how]
     */
    async pin(remote, version, { off = false, ...allowed } = {}) {
      const { serial } = await changes.update({ act: off ? 'unpin' : 'pin', version }, remote, allowed, (versions) => {
        const found = versions.find((one) => one.version === version)
        if (!found || (!off && !folders.isThere(remote, version)))
          throw new Refusal('state', `${remote} has no version ${version} with its files, that was current`)
        const { pinned, ...rest } = found
        if (off !== (pinned === true))
          throw new Refusal('state', `${remote} ${version} is ${off ? 'not pinned' : 'pinned already'}`)
        return versions.map((one) => (one === found ? (off ? rest : { ...rest, pinned: true }) : one))
      })
      return { version, serial, isCurrent: currentOf(remote) === version, notes: [] }
    },

    /**
     * Announces the end of a version to whoever holds it: answers of its files say so from now on, and are 410 after that day. Until
     * then they stay.
     * @param {string} remote @param {string} version @param {import('../release-store.mjs').Allowed & { on?: string }} [when]
     *   `on` is a day such as `2028-01-31`; default: the earliest
     * @throws Refusal where visitors are given the version, its files are gone, or the day is less than a year away
     */
    async retire(remote, version, { on, ...allowed } = {}) {
      let sunset = ''
      const { serial } = await changes.update({ act: 'retire', version }, remote, allowed, (versions, { at }) => {
        if (list.read().remotes[remote]?.some((one) => one.version === version))
          throw new Refusal('state', `${remote} ${version} is current, or what pages fall back to: it does not end yet`)
        const found = versions.find((one) => one.version === version)
        if (!found || !folders.isThere(remote, version))
          throw new Refusal('state', `${remote} has no version ${version} with its files, that was current`)
        sunset = sunsetOf({ on, now: at }).toISOString()
        const ending = { ...found, noticed: found.noticed ?? at.toISOString(), sunset }
        return versions.map((one) => (one === found ? ending : one))
      })
      return { version, serial, sunset, isCurrent: false, notes: [] }
    },

    /** Takes the list as it stands into the record, as somebody wrote it by hand. @param {import('../release-store.mjs').Allowed} allowed */
    async adopt(allowed) {
      const rules = await rulesOf()
      const serial = perform({ act: 'adopt' }, allowed, (state) => {
        for (const [remote, [first]] of Object.entries(state.remotes)) refuseFaults(remote, first?.declaration, rules)
        return { changed: Object.keys(state.remotes) }
      })
      return { serial, notes: [] }
    },
  }
}
