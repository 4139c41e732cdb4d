import fs from 'node:fs'
import path from 'node:path'
import { contractRules } from '@yawmi/releases/contract-rules'
import { digestsIn, scriptDigestOf } from '@yawmi/releases/integrity'
import { buildBeside, MAPS_FOLDER, placeFiles, RELEASE_FILE } from '@yawmi/releases/place'
import { badMessage, Refusal } from '@yawmi/releases/refusal'
import { refuseFaults } from '@yawmi/releases/release-store'
import { bundlers } from '@yawmi/webpack/bundlers'
import { readDeclaration } from '@yawmi/webpack/declaration'
import pLimit from 'p-limit'
import { say, timed } from '../lib/log.mjs'
import { CACHE, DIST, ROOT } from '../lib/root.mjs'
import { must } from '../lib/run.mjs'
import { buildStore, ownStore, stagingStore } from '../release/own-store.mjs'
import { hashesOf } from '../lib/turbo.mjs'
import { buildOfOneMoment } from './of-one-moment.mjs'
import { PARTS, sourceOf, TARGETS } from './targets.mjs'

/** Where this repository's builds are released to. */
export const store = ownStore()

/** Where builds are released to. @param {BuildOptions} options */
const storeOf = ({ isStaged, release }) => (isStaged ? stagingStore : release ? store : buildStore)

/** What a target was built from last: the hash of its sources and, of a remote, the version that they became. */
const stampFile = (/** @type {string} */ target, isStaged = false) =>
  path.join(CACHE, isStaged ? 'staged' : 'build', `${target}.txt`)
const stampOf = (/** @type {string} */ file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

function stamp(/** @type {string} */ file, /** @type {string} */ text) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** The version that was released of a remote from these sources, if it was. */
function versionFrom(/** @type {string} */ remote, /** @type {string} */ hash, isStaged = false) {
  const [stamped, version] = stampOf(stampFile(remote, isStaged)).split(' ')
  return stamped === hash ? version : undefined
}

/**
 * @typedef {(target: string, out: string, tries: number) => Promise<unknown>} BundleOf
 * @typedef {BuildOptions & { hashOf: (target: string) => string, bundleOf: BundleOf }} Building how a target is built
 * @typedef {object} BuildOptions
 * @property {boolean} [asReleased] a remote that was built from the sources as they are, and in whose place another
 *   version was made current since, stays so. A start must not undo a roll-back.
 * @property {boolean} [draft] one of many builds while somebody works
 * @property {import('@yawmi/releases/release-store').Allowed & { candidate?: boolean }} [release] somebody releases, and allows
 *   this; otherwise a release of a checkout to itself, which may drop routes and leaves alone what was rolled back
 * @property {boolean} [isStaged] it goes on to another site, which tells what it breaks
 * @property {import('../release/own-store.mjs').Store} [judge] only the site that says what a release would break:
 *   nothing is published
 * @property {(done: import('@yawmi/releases/release-store').Done) => void} [onReleased]
 * @property {(error: Error) => void} [onRefused] is told of what failed, besides the report
 * @property {Promise<void>} [checked] what must be well before anything is released
 * @property {(built: { remote: string, version: string, from: string }) => Promise<void>} [examine] looks at what was built, by the folder of its files
 */

/**
 * Whether what was built of these sources is still there, and serves.
 * @param {string} target @param {string} hash @param {BuildOptions} options
 */
function isBuilt(target, hash, { asReleased, release, isStaged }, store = storeOf({ isStaged })) {
  if (target in PARTS) {
    const { folder, last } = PARTS[target]
    return stampOf(stampFile(target)) === hash && fs.existsSync(path.join(folder, last))
  }
  const version = versionFrom(target, hash, isStaged)
  if (version === undefined) return false
  // What was rolled back stays so until somebody releases it.
  const isBad = store.badSince(target, version) !== undefined
  const isWaiting = store.isCandidate(target, version) && !release
  return store.isServed(target, version, { orAnother: asReleased || isWaiting || (isBad && !release) })
}

/**
 * Builds what changed of the given targets, takes it to its place and releases the remotes of it. One that fails does
 * not take the others with it. @param {string[]} targets @param {BuildOptions} [options]
 * @throws Error with every failure's report
 */
export async function build(targets = TARGETS, options = {}) {
  const hashes = await hashesOf('bundle', targets.map(sourceOf))
  const hashOf = (/** @type {string} */ target) => hashes[sourceOf(target)] ?? ''
  const changed = targets.filter((target) => !isBuilt(target, hashOf(target), options))
  for (const remote of targets.filter((target) => !(target in PARTS))) {
    const version = versionFrom(remote, hashOf(remote), options.isStaged)
    refuseBad(remote, version, options)
    if (changed.includes(remote)) continue
    if (options.judge) {
      await judgeBuilt(remote, options.judge, options)
      continue
    }
    if (!options.isStaged) tellWhereItStays(remote, version)
    if (!options.draft) await storeOf(options).settle(remote)
  }
  const failures = /** @type {string[]} */ ([])
  const pending = await withoutFaults(changed, failures, options)
  if (pending.length > 0) say(`building ${pending.join(', ')}`)
  const pool = bundlers({ ...process.env, ...(options.draft && { SOURCE_MAPS: 'off' }) })
  const bundleOf = (/** @type {string} */ target, /** @type {string} */ out, /** @type {number} */ tries) =>
    isOfPool(target)
      ? pool.bundle(path.join(ROOT, sourceOf(target)), out, { anew: tries > 1 })
      : bundle(path.join(ROOT, sourceOf(target)), out)
  try {
    await buildAll(pending, failures, { ...options, hashOf, bundleOf })
  } finally {
    await pool.end()
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

/**
 * Those whose declarations are sound: a wrong word is told at once, and not after the build.
 * @param {string[]} targets @param {string[]} failures @param {BuildOptions} options
 */
async function withoutFaults(targets, failures, { onRefused }) {
  const sound = /** @type {string[]} */ ([])
  for (const target of targets) {
    try {
      if (!(target in PARTS))
        refuseFaults(target, await readDeclaration(path.join(ROOT, sourceOf(target))), await contractRules())
      sound.push(target)
    } catch (error) {
      onRefused?.(error)
      failures.push(error.message)
    }
  }
  return sound
}

/**
 * Before it is built again, only to be refused.
 * @param {string} remote @param {string | undefined} version @param {BuildOptions} options
 */
function refuseBad(remote, version, { release, isStaged }) {
  const isMeant = isStaged || !release || release.again || release.reason
  const since = !isMeant && version && store.badSince(remote, version)
  if (since) throw new Refusal('bad', badMessage(remote, version, since))
}

function tellWhereItStays(/** @type {string} */ remote, /** @type {string | undefined} */ version) {
  const current = store.current(remote)
  if (version === undefined || current === version) return
  const how = store.isCandidate(remote, version)
    ? `promote ${remote} ${version}`
    : `publish ${remote}${store.badSince(remote, version) === undefined ? '' : ' --reason "…"'}`
  say(`${remote} stays at ${current}; npm run release -- ${how} releases ${version}`)
}

/**
 * Builds targets, two at a time. Remotes may have changed what each of them owns: what one was refused is free once the
 * other is released. @param {string[]} targets @param {string[]} failures @param {Building} options
 */
async function buildAll(targets, failures, options) {
  const refused = /** @type {string[]} */ ([])
  const messages = /** @type {string[]} */ ([])
  const attempt = async (/** @type {string} */ target) => {
    try {
      await timed(`built ${target}`, () => buildTarget(target, options))
    } catch (error) {
      if (error.reason === 'taken') refused.push(target)
      const report = error instanceof Refusal ? error.message : `${target}: ${error.message}`
      options.onRefused?.(error)
      ;(error.reason === 'taken' ? messages : failures).push(report)
    }
  }
  await pLimit(2).map(targets, attempt)
  if (refused.length > 0 && refused.length < targets.length) await buildAll(refused, failures, options)
  else failures.push(...messages)
}

/** Builds a target and takes it to its place: until it is whole, the one before is served. */
const buildTarget = (/** @type {string} */ target, /** @type {Building} */ options) =>
  buildBeside(
    target,
    async (out) => {
      const source = sourceOf(target)
      const hash = await buildOfOneMoment(
        target,
        options.hashOf(target),
        async () => (await hashesOf('bundle', [source]))[source] ?? '',
        (tries) => {
          emptyFolder(out)
          return options.bundleOf(target, out, tries)
        },
      )
      await options.checked
      // What is ended in between is built anew, also for the sources of before.
      if (!options.judge) stamp(stampFile(target, options.isStaged), '')
      if (!(target in PARTS)) return release(target, out, hash, options)
      const { folder, last, kept } = PARTS[target]
      if (target === 'shell') listDigests(out, folder)
      placeFiles(out, folder, { last, kept })
      const maps = path.join(out, MAPS_FOLDER)
      if (fs.existsSync(maps)) placeFiles(maps, store.mapsOf(target, 'builds'), { kept })
      stamp(stampFile(target), hash)
    },
    DIST,
  )

function emptyFolder(/** @type {string} */ out) {
  fs.rmSync(out, { recursive: true, force: true })
  fs.mkdirSync(out)
}

/** The shell and remotes are bundled by one program (shared/webpack), everything else by a script of its own. */
const isOfPool = (/** @type {string} */ target) => target === 'shell' || !(target in PARTS)

/** Bundles a package into an empty folder, by its own script: a process that ends well only when all is written. */
async function bundle(/** @type {string} */ cwd, /** @type {string} */ out) {
  const output = await must([process.execPath, '--run', 'bundle', '--', out], { cwd, quiet: true })
  if (output.trim()) say(output.trim())
}

/**
 * Writes into the shell's list what is in each of its files, and in those of the builds before that stay: open pages ask for
 * them. Pages have shorter digests of it (docs/adr/0163).
 */
function listDigests(/** @type {string} */ out, /** @type {string} */ folder) {
  const listFile = (/** @type {string} */ place) => path.join(place, PARTS.shell.last)
  /** @param {string} place */
  const read = (place) => (fs.existsSync(listFile(place)) ? JSON.parse(fs.readFileSync(listFile(place), 'utf8')) : {})
  const { [PARTS.shell.last]: _list, ...files } = digestsIn(out)
  const { integrity: before = digestsIn(folder) } = read(folder)
  const there = Object.entries(before).filter(
    ([file]) => file !== PARTS.shell.last && fs.existsSync(path.join(folder, file)),
  )
  const integrity = { ...Object.fromEntries(there), ...files }
  fs.writeFileSync(listFile(out), JSON.stringify({ ...read(out), integrity, sri: digestsIn(out, scriptDigestOf) }))
}

/**
 * Publishes a built remote, but for one that was rolled back.
 * @param {string} remote @param {string} from @param {string} hash @param {BuildOptions} options
 */
async function release(remote, from, hash, { draft, release, isStaged, judge, onReleased, examine }) {
  const { version, declaration } = JSON.parse(fs.readFileSync(path.join(from, RELEASE_FILE), 'utf8'))
  const { candidate, ...allowed } = release ?? { dropRoutes: true, ungated: true }
  const built = { version, declaration, from, draft, candidate }
  await examine?.({ remote, version, from })
  if (judge) return onReleased?.(await judge.publish(remote, built, { ...allowed, dryRun: true }))
  try {
    const done = await storeOf({ isStaged, release }).publish(remote, built, allowed)
    if (!isStaged) for (const note of done.notes) say(note)
    onReleased?.(done)
  } catch (error) {
    if (error.reason !== 'bad' || release) throw error
    tellWhereItStays(remote, version)
  }
  stamp(stampFile(remote, isStaged), `${hash} ${version}`)
}

/** What a site says of the version that is built already. @param {string} remote @param {import('../release/own-store.mjs').Store} judge @param {BuildOptions} options */
async function judgeBuilt(remote, judge, { release, isStaged, onReleased, examine }, store = storeOf({ isStaged })) {
  const { candidate, ...allowed } = release ?? {}
  const [{ version, declaration }] = store.read().remotes[remote]
  const from = store.folderOf(remote, version)
  const built = { version, declaration, from, maps: store.mapsOf(remote, version), candidate }
  await examine?.({ remote, version, from })
  onReleased?.(await judge.publish(remote, built, { ...allowed, dryRun: true }))
}
