import path from 'node:path'
import { changedCanaries, withdrawCanary } from './canary.mjs'
import { listFile } from './list-file.mjs'
import { roleOf, signedText, WITHDRAW } from './record.mjs'
import { Refusal } from './refusal.mjs'
import { trustedIn, whyNot } from './release-keys.mjs'
import { underLock } from './store-lock.mjs'

/** @typedef {{ version?: string, left?: string, changed: string[], place?: () => void, after?: () => void }} Changed */
/**
 * Does an act with nobody else at the list, as the one who signs may. `change` makes the list what it is to be, and says what
 * to put into the record; `place` puts there what the list is to name. Answers the new serial.
 * @typedef {(
 *   act: { act: string, remote?: string, version?: string, skipped?: string[] },
 *   allowed: import('./release-store.mjs').Allowed,
 *   change: (state: import('./list-state.mjs').ReleaseList, at: Date) => Changed,
 * ) => number} Perform
 */

/**
 * What does acts on the list of a folder. It needs nothing of how releases are built or checked, so that a server can use it.
 * @param {string} folder
 * @param {{ now?: () => Date, signer: () => import('./release-keys.mjs').Signer | undefined, keysFolder: string, waitMs?: number }} who
 *   as for the store; `waitMs`: how long others may be at the list, while this process does nothing else
 * @returns {Perform}
 */
export function performer(folder, { now = () => new Date(), signer, keysFolder, waitMs }) {
  const lockFolder = path.join(folder, '.releases/lock')
  const list = listFile(folder)
  /**
   * @param {import('./release-keys.mjs').Signer | undefined} who @param {{ act: string, remote?: string, changed: string[], at: Date }} act
   * @throws Refusal where the site trusts keys, and the one that acts may not do this */
  function refuseStranger(who, { act, remote, changed, at }) {
    const trusted = trustedIn(keysFolder)
    if (!trusted) return
    /** @param {string} why @returns {never} */
    const refuse = (why) => {
      throw new Refusal(
        'identity',
        `${remote ?? 'the list'} is left as it is: ${why}. docs/releasing.md says how to get a key`,
      )
    }
    if (!who) return refuse('there is no key to sign with')
    const key = trusted.find(({ kid }) => kid === who.kid)
    if (!key) return refuse(`this site does not trust the key ${who.kid.slice(0, 8)} of ${who.team}`)
    const why = whyNot(key, { remotes: [...changed, ...(remote ? [remote] : [])], role: roleOf(act), at })
    if (why) refuse(why)
  }

  return (act, { serial, dryRun, reason, onDraft }, change) => {
    const who = signer()
    return underLock(
      lockFolder,
      (stillMine) => {
        const unfinished = list.unfinished()
        if (unfinished && !dryRun) list.finish(unfinished)
        const before = unfinished ?? list.read()
        const state = structuredClone(before)
        if (serial !== undefined && serial !== (state.serial ?? 0))
          throw new Refusal(
            'conflict',
            `the list has serial ${state.serial ?? 0}, not ${serial}: somebody acted meanwhile`,
          )
        if (act.act !== 'adopt') list.refuseAltered(state)
        const at = now()
        const { changed, place, after, ...what } = change(state, at)
        const canaries = changedCanaries(before, state)
        const done = { ...act, ...what, ...(canaries && { canaries }) }
        const isFirst = list.lines().length === 0
        // Whoever begins the record answers for all that is there.
        const adopted = isFirst ? Object.keys(state.remotes) : changed
        refuseStranger(who, { ...done, changed: adopted, at })
        const draft = () => list.draft(state, { ...done, ...(reason && { reason }), changed: adopted, at }, who)
        if (dryRun) {
          onDraft?.(signedText(draft().entry))
          return state.serial ?? 0
        }
        if (act.act === 'adopt') list.setAsideBroken(at)
        const made = list.commit(draft(), who, () => {
          place?.()
          stillMine()
        })
        after?.()
        return made
      },
      waitMs,
    )
  }
}

/**
 * Ends a canary, and that of remotes that go with it: all visitors get the current version.
 * @param {Perform} perform @param {string} remote
 * @param {import('./release-store.mjs').Allowed & { isGood?: boolean, since?: string }} [how] `since`: only the one that was opened then
 * @returns {import('./release-store.mjs').Done} the version that was withdrawn
 */
export function withdraw(perform, remote, { isGood = false, since, ...allowed } = {}) {
  let version = ''
  const serial = perform({ act: WITHDRAW, remote }, allowed, (state, at) => {
    version = withdrawCanary(state, remote, { isGood, since, at })
    return { version, changed: [] }
  })
  return { version, serial, isCurrent: false, notes: [] }
}
