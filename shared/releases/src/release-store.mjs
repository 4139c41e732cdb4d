import fs from 'node:fs'
import path from 'node:path'
import { performer, withdraw } from './acts.mjs'
import { beginCanary, canaryGroup, canaryOf, endCanary } from './canary.mjs'
import { contractRules } from './contract-rules.mjs'
import { droppedRoutes } from './dropped-routes.mjs'
import { integrityOf } from './integrity.mjs'
import { clearFolders } from './clear-folders.mjs'
import { listFile } from './list-file.mjs'
import { arrayOf, candidatesOf, isSound, setCandidates, setHeld } from './list-state.mjs'
import { MAPS_FOLDER, placeFiles } from './place.mjs'
import { differencesFrom, publishFolder } from './published-folder.mjs'
import { CANDIDATE } from './record.mjs'
import { badMessage, Refusal } from './refusal.mjs'
import { refuseIncompatible, usesOf } from './refuse-incompatible.mjs'
import { collect, collectCandidates, goBack, historyOf, listedOf, makeCurrent, versionsOf } from './release-history.mjs'
import { trustedIn, whyNot } from './release-keys.mjs'
import { storeReport } from './store-report.mjs'

/** The file that names the rest of a version, and is the last to come. */
export const MANIFEST = 'mf-manifest.json'

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
 */
/** @typedef {{ version: string, serial: number, isCurrent: boolean, notes: string[] }} Done */

/**
 * Released remotes in a folder: `remotes/<remote>/<version>/`, each never changed once it is published, and the list
 * itself, `releases.json`, whose first version of a remote is the current one. Its `history` says of every version when
 * it was current, and which ones were rolled back (docs/adr/0023); every act stands signed in a record (docs/adr/0061).
 * @param {string} folder
 * @param {object} [options]
 * @param {() => Date} [options.now]
 * @param {() => import('./release-keys.mjs').Signer | undefined} [options.signer] who acts; called when somebody does
 * @param {string} [options.keysFolder] where the site's trusted keys lie: without any, nobody is refused
 */
export function releaseStore(
  folder,
  { now = () => new Date(), signer = () => undefined, keysFolder = path.join(folder, '../.data/keys') } = {},
) {
  const list = listFile(folder)
  const folderOf = (remote, version) => path.join(folder, 'remotes', remote, version)
  /** Outside of what the server serves: maps tell how the sources are laid out. */
  const mapsOf = (remote, version) => path.join(folder, 'maps', remote, version)
  const isThere = (remote, version) => fs.existsSync(path.join(folderOf(remote, version), MANIFEST))

  const perform = performer(folder, { now, signer, keysFolder })

  /** Whether the key that acts may make something current; without trusted keys everybody may. */
  function mayPromote(remote) {
    const trusted = trustedIn(keysFolder)
    const key = trusted?.find(({ kid }) => kid === signer()?.kid)
    return !trusted || !key || whyNot(key, { remotes: [remote], role: 'promote', at: now() }) === undefined
  }

  /**
   * Changes one remote's versions within an act. `change` answers them, in their new order.
   * @param {Record<string, any>} state changed
   */
  function changeVersions(state, remote, { rules, at }, change) {
    const versions = versionsOf(arrayOf(state.remotes[remote]), arrayOf(state.history?.[remote]), at)
    /** Whether a version can be current or be fallen back to. */
    const isUsable = (release) => isThere(remote, release.version) && isSound(release, rules)
    const others = Object.entries(state.remotes).flatMap(([name, releases]) =>
      name !== remote && isSound(releases?.[0], rules) ? [releases[0]] : [],
    )
    const changed = change(versions, { isUsable, current: others, rules, state, at })
    const listed = listedOf(changed, isUsable)
    const retained = collect(changed, listed, at)
    state.remotes[remote] = listed
    state.history = { ...state.history, [remote]: historyOf(retained, listed) }
    const candidates = collectCandidates(
      candidatesOf(state, remote).filter(({ version }) => version !== listed[0].version),
      at,
    )
    setCandidates(state, remote, candidates)
    if (canaryOf(state, remote)?.release.version === listed[0].version) endCanary(state, remote)
    const canary = canaryOf(state, remote)?.release
    const after = () => {
      for (const kind of ['remotes', 'maps'])
        clearFolders(path.join(folder, kind, remote), [...retained, ...candidates, ...(canary ? [canary] : [])], at)
    }
    const current = listed[0].version
    const [left] = versions
    return { current, ...(left && left.version !== current && { left: left.version }), after }
  }

  /** Does an act that changes one remote's versions. */
  const update = async (act, remote, allowed, change) => {
    const rules = await contractRules()
    let version = ''
    const serial = perform({ ...act, remote }, allowed, (state, at) => {
      const { current, ...made } = changeVersions(state, remote, { rules, at }, change)
      version = current
      return { ...made, version: act.version ?? current, changed: [remote] }
    })
    return { version, serial }
  }

  const refuseTaken = (rules, remote, declaration, current) => {
    const taken = rules.takenFrom(
      declaration,
      current.map((release) => release.declaration),
    )
    if (taken.length > 0)
      throw new Refusal(
        'taken',
        `${remote} is not released, it would take what another remote has: ${taken.join('; ')}. ` +
          'Release that remote without it first, or choose another',
      )
  }

  /**
   * @param {string} remote @param {any} declaration @param {any} first what is current
   * @param {any} before @param {Allowed} allowed
   * @returns {string[]} what a release no longer has of what the current one has. @throws Refusal where that is not meant */
  const refuseDropped = (remote, declaration, first, { current, rules }, { dropRoutes }) => {
    const dropped = isSound(first, rules) ? droppedRoutes(first.declaration, declaration, consumers(current)) : []
    if (dropped.length > 0 && !dropRoutes)
      throw new Refusal(
        'dropped',
        `${remote} is not released, it has no longer what it had: ${dropped.join('; ')}. ` +
          'Add --drop-routes where that is meant',
      )
    return dropped.map((sentence) => `${remote} has dropped ${sentence}`)
  }

  /** @param {{ version: string, declaration: any, from?: string, maps?: string }} release @param {any} first what is current @param {any} known @param {Allowed} allowed */
  const refuseUnfit = (release, first, { current, rules }, { ungated }) => {
    const before = isSound(first, rules) ? first : undefined
    if (!ungated) refuseIncompatible({ folder, folderOf, mapsOf }, release, { current, before, rules })
  }

  /** A remote's versions with one of them first. @param {Allowed} allowed @param {string[]} notes for whoever promotes it; added to */
  const promoted = (remote, version, versions, before, allowed, notes) => {
    const known = [...candidatesOf(before.state, remote), ...versions]
    const found =
      version === undefined ? candidatesOf(before.state, remote)[0] : known.find((one) => one.version === version)
    if (!found?.manifest || !found.declaration)
      throw new Refusal(
        'state',
        version === undefined
          ? `${remote} has no candidate: npm run release -- publish ${remote} --candidate makes one`
          : `${remote} has no version ${version} with its files: npm run release -- list ${remote} names those it has`,
      )
    if (!before.isUsable(found))
      throw new Refusal('files', `${remote} ${found.version} has lost its files, or its declaration is wrong`)
    if (found.bad && !allowed.reason) throw new Refusal('bad', badMessage(remote, found.version, found.bad))
    refuseTaken(before.rules, remote, found.declaration, before.current)
    notes.push(...refuseDropped(remote, found.declaration, versions[0], before, allowed))
    refuseUnfit(found, versions[0], before, allowed)
    setHeld(before.state, remote, undefined)
    return makeCurrent(versions, found, before.at)
  }

  return {
    folder,
    folderOf,
    mapsOf,
    keysFolder,
    read: list.read,
    /** The current version of a remote, or undefined before its first release. */
    current: (remote) => list.read().remotes[remote]?.[0]?.version,

    /** When a version was rolled back, as ISO text; undefined where it was not. */
    badSince: (remote, version) =>
      arrayOf(list.read().history?.[remote]).find((known) => known.version === version)?.bad,

    /** Whether a version waits to be promoted. */
    isCandidate: (remote, version) => candidatesOf(list.read(), remote).some((known) => known.version === version),

    /**
     * Whether a built version is served, its files included. With `orAnother` one that was made current since, by going
     * back or by a release from elsewhere, serves in its place.
     */
    isServed(remote, version, { orAnother = false } = {}) {
      const current = this.current(remote)
      if (current === undefined || (current !== version && !orAnother)) return false
      return isThere(remote, current)
    },

    /**
     * Makes a built version the current one; the versions before stay for falling back, and their files for pages that
     * are open. It becomes a candidate, to be promoted, where the remote is held or the key may not promote.
     * @param {string} remote
     * @param {{ version: string, declaration: import('./dropped-routes.mjs').Declaration, from?: string, maps?: string, draft?: boolean, candidate?: boolean }} release
     *   `from`: where its files lie, to be taken to their place; `maps`: their source maps, where those lie elsewhere; `draft`: one of many while somebody works, whose files go
     *   soon; `candidate`: in any case to be promoted first
     * @param {Allowed} [allowed]
     * @returns {Promise<Done>} with what the release does that somebody should know
     * @throws Refusal where it would break something; nothing is changed then
     */
    async publish(remote, { version, declaration, from, maps, draft, candidate }, allowed = {}) {
      const rules = await contractRules()
      refuseFaults(remote, declaration, rules)
      const skipped = allowed.skipped?.length ? { skipped: allowed.skipped } : {}
      let notes = []
      const check = (versions, before) => {
        refuseTaken(rules, remote, declaration, before.current)
        const known = versions.find((one) => one.version === version)
        if (known?.bad && !allowed.again && !allowed.reason)
          throw new Refusal('bad', badMessage(remote, version, known.bad))
        notes = refuseDropped(remote, declaration, versions[0], before, allowed)
        refuseUnfit({ version, declaration, from, maps }, versions[0], before, allowed)
        if (from && !allowed.dryRun) placeOrRefuse(remote, version, from)
        else if (from) refuseOtherFiles(remote, version, from)
        const manifest = `/remotes/${remote}/${version}/${MANIFEST}`
        const integrity = integrityOf(from && allowed.dryRun ? from : folderOf(remote, version))
        return { version, manifest, integrity, declaration, ...(draft && { draft: true }) }
      }
      if (candidate || list.read().held?.[remote] || !mayPromote(remote)) {
        const serial = perform({ act: CANDIDATE, remote, version, ...skipped }, allowed, (state, at) => {
          const versions = versionsOf(arrayOf(state.remotes[remote]), arrayOf(state.history?.[remote]), at)
          if (versions[0]?.version === version) throw new Refusal('state', `${remote} ${version} is current already`)
          const current = Object.entries(state.remotes).flatMap(([name, [first]]) => (name === remote ? [] : [first]))
          const release = { ...check(versions, { current, rules }), since: at.toISOString() }
          const others = collectCandidates(candidatesOf(state, remote), at).filter((one) => one.version !== version)
          setCandidates(state, remote, [release, ...others])
          return { changed: [] }
        })
        return { version, serial, isCurrent: false, notes }
      }
      const act = { act: draft ? 'draft' : 'publish', ...skipped }
      const done = await update(act, remote, allowed, (versions, before) =>
        makeCurrent(versions, check(versions, before), before.at),
      )
      return { ...done, isCurrent: true, notes }
    },

    /** Has the current version count as released, where it was made while somebody worked. */
    async settle(remote) {
      const isDraft = arrayOf(list.read().history?.[remote])[0]?.draft
      if (!isDraft) return
      await update({ act: 'settle' }, remote, {}, ([{ draft: _draft, ...current }, ...before]) => [current, ...before])
    },

    /**
     * Makes a candidate, or any version whose files are here, the current one, and ends a hold. Remotes that went with it as
     * one canary become current in the same act, or none does.
     * @param {string} remote @param {string} [version] the canary by default, or the newest candidate
     * @param {Allowed} [allowed] with a `reason` also what was rolled back
     * @returns {Promise<Done>}
     */
    async promote(remote, version, allowed = {}) {
      const rules = await contractRules()
      const notes = []
      let current = ''
      const serial = perform({ act: 'promote', remote }, allowed, (state, at) => {
        const target = version ?? canaryOf(state, remote)?.release.version
        const isCanary = target !== undefined && target === canaryOf(state, remote)?.release.version
        const group = isCanary ? canaryGroup(state, remote) : [remote]
        const made = group.map((name) => {
          const chosen = name === remote ? target : canaryOf(state, name)?.release.version
          return changeVersions(state, name, { rules, at }, (versions, before) =>
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
     * @param {Allowed & { to?: string }} [allowed] `to`: the version; what was current since then is marked bad too
     * @returns {Promise<Done>} the version that is current now
     */
    async rollBack(remote, { to, ...allowed } = {}) {
      const done = await update({ act: 'rollback' }, remote, allowed, (versions, before) => {
        const changed = goBack(versions, before.isUsable, before.at, to)
        if (!changed)
          throw new Refusal(
            'state',
            `${remote} has no version to go back to: ${to ?? `none before ${versions[0]?.version ?? 'its first release'}`} ` +
              `${to ? 'was not current before the current one, or is not good, or has lost its files' : 'is good and has its files'}. ` +
              `npm run release -- publish ${remote} brings a new one`,
          )
        refuseTaken(before.rules, remote, changed[0].declaration, before.current)
        return changed
      })
      return { ...done, isCurrent: true, notes: [] }
    },

    /**
     * Opens a version to a part of the visitors, beside the current one; for another part where it is open already.
     * @param {string} remote @param {string | undefined} version the newest candidate by default
     * @param {import('./canary.mjs').Audience & { together?: string[] }} to `together`: remotes whose newest candidates go to the
     *   same visitors
     * @param {Allowed} [allowed] with a `reason` also what was rolled back
     * @returns {Promise<Done>}
     */
    async canary(remote, version, { together = [], ...audience }, allowed = {}) {
      const rules = await contractRules()
      const remotes = [...new Set([remote, ...together])]
      let opened = ''
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
          if (!isThere(name, release.version) || !isSound(release, rules))
            throw new Refusal('files', `${name} ${release.version} has lost its files, or its declaration is wrong`)
          const current = Object.entries(state.remotes).flatMap(([other, [first]]) =>
            other === name || !isSound(first, rules) ? [] : [first],
          )
          refuseTaken(rules, name, release.declaration, current)
          if (name === remote) opened = release.version
        }
        return { version: opened, changed: together }
      })
      return { version: opened, serial, isCurrent: false, notes: [] }
    },

    /**
     * Ends a canary, and that of remotes that go with it: all visitors get the current version.
     * @param {string} remote
     * @param {Allowed & { isGood?: boolean }} [how] `isGood`: it waits again to be promoted, and is not marked bad
     * @returns {Promise<Done>} the version that was withdrawn
     */
    withdraw: async (remote, how) => withdraw(perform, remote, how),

    /** Has what is published of a remote wait until somebody promotes it. @param {Allowed} [allowed] */
    async hold(remote, allowed = {}) {
      const serial = perform({ act: 'hold', remote, version: this.current(remote) }, allowed, (state, at) => {
        if (!state.remotes[remote]) throw new Refusal('state', `nothing of ${remote} is released`)
        setHeld(state, remote, { since: at.toISOString(), ...(allowed.reason && { reason: allowed.reason }) })
        return { changed: [] }
      })
      return { version: this.current(remote), serial, isCurrent: true, notes: [] }
    },

    /**
     * Keeps the files of a version for whoever holds it, or no longer.
     * @param {string} remote @param {string} version @param {Allowed & { off?: boolean }} [how]
     */
    async pin(remote, version, { off = false, ...allowed } = {}) {
      const { serial } = await update({ act: off ? 'unpin' : 'pin', version }, remote, allowed, (versions) => {
        const found = versions.find((one) => one.version === version)
        if (!found || (!off && !isThere(remote, version)))
          throw new Refusal('state', `${remote} has no version ${version} with its files, that was current`)
        const { pinned: _pinned, ...rest } = found
        return versions.map((one) => (one === found ? (off ? rest : { ...rest, pinned: true }) : one))
      })
      return { version, serial, isCurrent: this.current(remote) === version, notes: [] }
    },

    /** Takes the list as it stands into the record, as somebody wrote it by hand. @param {Allowed} allowed */
    async adopt(allowed) {
      const rules = await contractRules()
      const serial = perform({ act: 'adopt' }, allowed, (state) => {
        for (const [remote, [first]] of Object.entries(state.remotes)) refuseFaults(remote, first?.declaration, rules)
        return { changed: Object.keys(state.remotes) }
      })
      return { serial, notes: [] }
    },

    ...storeReport({ list, isThere, keysFolder, now }),
  }

  /** Who may link to a remote's routes: what is live of the others, the shell, and the brands of this site. */
  function consumers(current) {
    return [
      ...current.map(({ manifest, version, declaration: { name } }) => ({
        name,
        links: usesOf(mapsOf(name, version))?.links,
        folder: path.join(folder, path.dirname(manifest)),
      })),
      { name: 'the shell', folder: path.join(folder, 'shell') },
      { name: 'a brand', folder: path.join(folder, '../shared/brand/brands') },
      { name: 'a brand', folder: path.join(folder, '../.data/brands') },
    ]
  }

  function refuseOtherFiles(remote, version, from) {
    const differing = differencesFrom(from, folderOf(remote, version))
    if (differing) throw new Refusal('files', `${remote} ${version} would not be released: ${differing}`)
  }

  function placeOrRefuse(remote, version, from) {
    try {
      publishFolder(from, folderOf(remote, version), MANIFEST)
      const maps = path.join(from, MAPS_FOLDER)
      if (fs.existsSync(maps)) placeFiles(maps, mapsOf(remote, version), { kept: 1 })
    } catch (error) {
      throw new Refusal('files', `${remote} ${version} is not released: ${error.message}`)
    }
  }
}

/** @throws Refusal that names remote, route, field, and what is allowed */
export function refuseFaults(remote, declaration, { declarationFaults }) {
  const faults = declarationFaults(declaration)
  if (faults.length > 0)
    throw new Refusal('declaration', `${remote} is not released, its declaration is wrong: ${faults.join('; ')}`)
}
