import fs from 'node:fs'
import path from 'node:path'
import { contractRules } from './contract-rules.mjs'
import { droppedRoutes } from './dropped-routes.mjs'
import { integrityOf } from './integrity.mjs'
import { publishFolder } from './published-folder.mjs'
import { collect, goBack, historyOf, isForgotten, listedOf, makeCurrent, versionsOf } from './release-history.mjs'
import { MAPS_FOLDER, placeFiles } from './place.mjs'
import { underLock } from './store-lock.mjs'
import { writeWhole } from './write-whole.mjs'

/** The file that names the rest of a version, and is the last to come. */
export const MANIFEST = 'mf-manifest.json'

/** A release that would break something: what, and what to do. `reason` says which rule it is against. */
export class Refusal extends Error {
  /** @param {'declaration' | 'taken' | 'dropped' | 'bad' | 'files'} reason @param {string} message */
  constructor(reason, message) {
    super(message)
    this.reason = reason
  }
}

/**
 * Released remotes in a folder: `remotes/<remote>/<version>/`, each never changed once it is published, and the list
 * itself, `releases.json`, whose first version of a remote is the current one. Its `history` says of every version when
 * it was current, and which ones were rolled back (docs/adr/0023).
 * @param {string} folder
 * @param {{ now?: () => Date }} [options]
 */
export function releaseStore(folder, { now = () => new Date() } = {}) {
  const listFile = path.join(folder, 'releases.json')
  /** What was written last: where the list is damaged, the next change goes on from here. */
  const copyFile = path.join(folder, '.releases/copy.json')
  const lockFolder = path.join(folder, '.releases/lock')
  const folderOf = (remote, version) => path.join(folder, 'remotes', remote, version)
  /** Outside of what the server serves: maps tell how the sources are laid out. */
  const mapsOf = (remote, version) => path.join(folder, 'maps', remote, version)
  const isThere = (remote, version) => fs.existsSync(path.join(folderOf(remote, version), MANIFEST))
  const read = () => readList(listFile) ?? readList(copyFile) ?? startAnew(listFile)

  /** Changes one remote's versions, with nobody else at the list. `change` answers them, in their new order. */
  const update = (remote, rules, change) =>
    underLock(lockFolder, (stillMine) => {
      const list = read()
      const versions = versionsOf(arrayOf(list.remotes[remote]), arrayOf(list.history?.[remote]), now())
      /** Whether a version can be current or be fallen back to. */
      const isUsable = (release) => isThere(remote, release.version) && isSound(release, rules)
      const current = Object.entries(list.remotes).flatMap(([name, releases]) =>
        name !== remote && isSound(releases?.[0], rules) ? [releases[0]] : [],
      )
      const changed = change(versions, { isUsable, current })
      const listed = listedOf(changed, isUsable)
      const retained = collect(changed, listed, now())
      const history = { ...list.history, [remote]: historyOf(retained, listed) }
      const text = `${JSON.stringify({ ...list, remotes: { ...list.remotes, [remote]: listed }, history }, null, 2)}\n`
      stillMine()
      writeWhole(listFile, text)
      writeWhole(copyFile, text)
      for (const kind of ['remotes', 'maps']) clearFolders(path.join(folder, kind, remote), retained, now())
      return listed[0].version
    })

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

  return {
    folder,
    folderOf,
    mapsOf,
    read,
    /** The current version of a remote, or undefined before its first release. */
    current: (remote) => read().remotes[remote]?.[0]?.version,

    /** When a version was rolled back, as ISO text; undefined where it was not. */
    badSince: (remote, version) => arrayOf(read().history?.[remote]).find((known) => known.version === version)?.bad,

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
     * are open.
     * @param {string} remote
     * @param {{ version: string, declaration: import('./dropped-routes.mjs').Declaration, from?: string, draft?: boolean }} release
     *   `from`: where its files lie, to be taken to their place; `draft`: one of many while somebody works, whose files go soon
     * @param {{ again?: boolean, dropRoutes?: boolean }} [allowed] `again`: also a version that was rolled back
     * @returns {Promise<string[]>} what the release does that somebody should know
     * @throws Refusal where it would break something; nothing is changed then
     */
    async publish(remote, { version, declaration, from, draft }, { again = false, dropRoutes = false } = {}) {
      const rules = await contractRules()
      refuseFaults(remote, declaration, rules)
      let dropped = []
      update(remote, rules, (versions, { current }) => {
        refuseTaken(rules, remote, declaration, current)
        const known = versions.find((one) => one.version === version)
        if (known?.bad && !again) throw new Refusal('bad', badMessage(remote, version, known.bad))
        const [before] = versions
        dropped = isSound(before, rules) ? droppedRoutes(before.declaration, declaration, consumers(current)) : []
        if (dropped.length > 0 && !dropRoutes)
          throw new Refusal(
            'dropped',
            `${remote} is not released, it has no longer what it had: ${dropped.join('; ')}. ` +
              'Add --drop-routes where that is meant',
          )
        if (from) placeOrRefuse(remote, version, from)
        const manifest = `/remotes/${remote}/${version}/${MANIFEST}`
        const integrity = integrityOf(folderOf(remote, version))
        return makeCurrent(
          versions,
          { version, manifest, integrity, declaration, ...(draft && { draft: true }) },
          now(),
        )
      })
      return dropped.map((sentence) => `${remote} has dropped ${sentence}`)
    },

    /** Has the current version count as released, where it was made while somebody worked. */
    async settle(remote) {
      const isDraft = arrayOf(read().history?.[remote])[0]?.draft
      if (!isDraft) return
      update(remote, await contractRules(), ([{ draft: _draft, ...current }, ...before]) => [current, ...before])
    },

    /**
     * Makes the last good version before the current one current again, and marks the current one bad: it is no
     * fall-back, and becomes current again only where somebody asks for that. A further one goes further back.
     * @returns {Promise<string>} the version that is current now
     */
    async rollBack(remote) {
      const rules = await contractRules()
      return update(remote, rules, (versions, { isUsable, current }) => {
        const changed = goBack(versions, isUsable, now())
        if (!changed)
          throw new Error(
            `${remote} has no version to go back to: none before ${versions[0]?.version ?? 'its first release'} is good ` +
              `and has its files. npm run release -- ${remote} brings a new one`,
          )
        refuseTaken(rules, remote, changed[0].declaration, current)
        return changed
      })
    },
  }

  /** Who may link to a remote's routes: what is live of the others, the shell, and the brands of this site. */
  function consumers(current) {
    return [
      ...current.map(({ manifest, declaration: { name } }) => ({
        name,
        folder: path.join(folder, path.dirname(manifest)),
      })),
      { name: 'the shell', folder: path.join(folder, 'shell') },
      { name: 'a brand', folder: path.join(folder, '../shared/brand/brands') },
      { name: 'a brand', folder: path.join(folder, '../.data/brands') },
    ]
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

export const badMessage = (remote, version, since) =>
  `${remote} ${version} was rolled back at ${since}: change its sources, or release it with --again`

/** @throws Refusal that names remote, route, field, and what is allowed */
export function refuseFaults(remote, declaration, { declarationFaults }) {
  const faults = declarationFaults(declaration)
  if (faults.length > 0)
    throw new Refusal('declaration', `${remote} is not released, its declaration is wrong: ${faults.join('; ')}`)
}

const isSound = (release, { declarationFaults }) => declarationFaults(release?.declaration).length === 0
const arrayOf = (value) => (Array.isArray(value) ? value.filter(Boolean) : [])

/** A list as it stands, or undefined where it is damaged or not there. */
function readList(file) {
  try {
    const list = JSON.parse(fs.readFileSync(file, 'utf8'))
    const { remotes } = list
    return typeof remotes === 'object' && remotes !== null && Object.keys(remotes).length > 0 ? list : undefined
  } catch {
    return undefined
  }
}

/** @throws Error where there are releases that cannot be read: to begin with none would take every other remote away */
function startAnew(listFile) {
  const text = fs.existsSync(listFile) ? fs.readFileSync(listFile, 'utf8') : ''
  if (text.trim() === '' || /^\s*\{\s*("remotes"\s*:\s*\{\s*\}\s*)?\}\s*$/.test(text)) return { remotes: {} }
  throw new Error(
    `${listFile} cannot be read, and there is no copy beside it: put a good one back, such as last-good/releases.json ` +
      'of the data folder of the server, or take it away and release every remote anew',
  )
}

/** Takes away the files of versions that nobody can need any more, and of what was never published. */
function clearFolders(folder, versions, now) {
  if (!fs.existsSync(folder)) return
  for (const name of fs.readdirSync(folder)) {
    const known = versions.find(({ version }) => version === name)
    const isOver = known ? !known.manifest : isForgotten(fs.statSync(path.join(folder, name)).mtimeMs, now)
    if (isOver) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}
