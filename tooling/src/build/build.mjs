import fs from 'node:fs'
import path from 'node:path'
import { contractRules } from '@yawmi/releases/contract-rules'
import { digestsIn } from '@yawmi/releases/integrity'
import { buildBeside, MAPS_FOLDER, placeFiles, RELEASE_FILE } from '@yawmi/releases/place'
import { badMessage, refuseFaults, Refusal, releaseStore } from '@yawmi/releases/release-store'
import { fingerprint } from '../lib/inputs.mjs'
import { say, timed } from '../lib/log.mjs'
import { CACHE, DIST, ROOT } from '../lib/root.mjs'
import { inParallel, must } from '../lib/run.mjs'
import { buildBackend } from './backend.mjs'
import { buildEmbed } from './embed.mjs'
import { readDeclaration } from './declaration.mjs'
import { buildOfOneMoment } from './of-one-moment.mjs'
import { INPUTS, TARGETS } from './targets.mjs'

/** Where this repository's builds are released to. */
export const store = releaseStore(DIST)

const stampFile = (target) => path.join(CACHE, 'build', `${target}.txt`)
const stampOf = (target) => (fs.existsSync(stampFile(target)) ? fs.readFileSync(stampFile(target), 'utf8') : '')

function stamp(target, print) {
  fs.mkdirSync(path.dirname(stampFile(target)), { recursive: true })
  fs.writeFileSync(stampFile(target), print)
}

/** Where the parts lie that are no remotes, and the file of each that names the rest. */
const PARTS = {
  shell: { folder: path.join(DIST, 'shell'), last: 'shell.json' },
  backend: { folder: path.join(ROOT, 'backend/dist'), last: 'server.mjs' },
  art: { folder: path.join(ROOT, 'content/art/dist'), last: 'digest.txt', kept: 1 },
  // Its names never change, so that an older build's file would be taken for one of this build.
  embed: { folder: path.join(DIST, 'embed'), last: 'embed.js', kept: 1 },
}

/** The version that was built of a remote from these sources, if it was. */
function versionFrom(remote, print) {
  const [stamped, version] = stampOf(remote).split(' ')
  return stamped === print ? version : undefined
}

/**
 * @typedef {object} BuildOptions
 * @property {boolean} [asReleased] a remote that was built from the sources as they are, and in whose place another
 *   version was made current since, stays so. A start must not undo a roll-back.
 * @property {boolean} [draft] one of many builds while somebody works
 * @property {{ again?: boolean, dropRoutes?: boolean }} [release] somebody releases, and allows this; otherwise a
 *   release of a checkout to itself, which may drop routes and leaves alone what was rolled back
 * @property {boolean} [isStaged] it goes on to another site, which tells what it breaks
 * @property {Promise<void>} [checked] what must be well before anything is released
 */

/**
 * Whether what was built for these inputs is still there, and serves.
 * @param {string} target @param {string} print @param {BuildOptions} options
 */
function isBuilt(target, print, { asReleased, release }) {
  if (target in PARTS) {
    const { folder, last } = PARTS[target]
    return stampOf(target) === print && fs.existsSync(path.join(folder, last))
  }
  const version = versionFrom(target, print)
  if (version === undefined) return false
  // What was rolled back stays so until somebody releases it.
  const isBad = store.badSince(target, version) !== undefined
  return store.isServed(target, version, { orAnother: asReleased || (isBad && !release) })
}

/**
 * Builds what changed of the given targets, two at a time, and releases each remote that was built. One that fails
 * does not take the others with it.
 * @param {string[]} targets
 * @param {BuildOptions} [options]
 * @throws Error with every failure's report
 */
export async function build(targets = TARGETS, options = {}) {
  const prints = targets.map((target) => ({ target, print: fingerprint(INPUTS[target]) }))
  const changed = prints.filter(({ target, print }) => !isBuilt(target, print, options)).map(({ target }) => target)
  for (const { target, print } of prints.filter(({ target }) => !changed.includes(target)))
    if (!(target in PARTS)) tellWhereItStays(target, versionFrom(target, print))
  for (const { target, print } of prints) refuseBad(target, versionFrom(target, print), options)
  const settled = options.draft ? [] : prints.filter(({ target }) => !(target in PARTS) && !changed.includes(target))
  for (const { target } of settled) await store.settle(target)
  const failures = []
  const waiting = []
  const pending = await withoutFaults(changed, failures)
  if (pending.length > 0) say(`building ${pending.join(', ')}`)
  const jobs = pending.map((target) => async () => {
    try {
      await timed(`built ${target}`, () => buildTarget(target, options, waiting))
    } catch (error) {
      failures.push(error instanceof Refusal ? error.message : `${target}: ${error.message}`)
    }
  })
  await inParallel(2, jobs)
  failures.push(...(await publishInTurn(waiting)))
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

/**
 * Publishes what waits for others: remotes may have changed what each of them owns, and once one is there, what another
 * was refused may be free.
 * @returns {Promise<string[]>} why some could not be published
 */
async function publishInTurn(waiting) {
  const failures = []
  const refused = []
  for (const publish of waiting)
    await publish().catch((error) => {
      failures.push(error.message)
      refused.push(publish)
    })
  return refused.length > 0 && refused.length < waiting.length ? publishInTurn(refused) : failures
}

/** Those whose declarations are sound: a wrong word is told at once, and not after the build. */
async function withoutFaults(targets, failures) {
  const sound = []
  for (const target of targets) {
    try {
      if (!(target in PARTS)) refuseFaults(target, await readDeclaration(target), await contractRules())
      sound.push(target)
    } catch (error) {
      failures.push(error.message)
    }
  }
  return sound
}

/**
 * Before it is built again, only to be refused.
 * @param {string} remote @param {string | undefined} version @param {BuildOptions} options
 */
function refuseBad(remote, version, { release }) {
  const since = release && !release.again && version && store.badSince(remote, version)
  if (since) throw new Refusal('bad', badMessage(remote, version, since))
}

function tellWhereItStays(remote, version) {
  const current = store.current(remote)
  if (current === version) return
  const again = store.badSince(remote, version) === undefined ? '' : ' --again'
  say(`${remote} stays at ${current}; npm run release -- ${remote}${again} releases ${version}`)
}

/** Builds a target and takes it to its place: until it is whole, the one before is served. */
const buildTarget = (target, options, waiting) =>
  buildBeside(
    target,
    async (out) => {
      const print = await buildOfOneMoment(
        target,
        () => fingerprint(INPUTS[target]),
        () => bundle(target, out, options),
      )
      await options.checked
      // What is ended in between is built anew, also for the inputs of before.
      stamp(target, '')
      if (!(target in PARTS)) return release(target, out, print, options, waiting)
      const { folder, ...order } = PARTS[target]
      if (target === 'shell') listDigests(out, folder)
      placeFiles(out, folder, order)
      const maps = path.join(out, MAPS_FOLDER)
      if (fs.existsSync(maps)) placeFiles(maps, store.mapsOf(target, 'builds'), { kept: order.kept })
      stamp(target, print)
    },
    DIST,
  )

/**
 * Writes into the shell's list what is in each of its files, and in those of the builds before that stay: open pages ask for
 * them.
 */
function listDigests(out, folder) {
  const listFile = (place) => path.join(place, PARTS.shell.last)
  const read = (place) => (fs.existsSync(listFile(place)) ? JSON.parse(fs.readFileSync(listFile(place), 'utf8')) : {})
  const { [PARTS.shell.last]: _list, ...files } = digestsIn(out)
  const { integrity: before = digestsIn(folder) } = read(folder)
  const there = Object.entries(before).filter(
    ([file]) => file !== PARTS.shell.last && fs.existsSync(path.join(folder, file)),
  )
  const integrity = { ...Object.fromEntries(there), ...files }
  fs.writeFileSync(listFile(out), JSON.stringify({ ...read(out), integrity }))
}

/** Publishes a built remote, or has it wait for others that still own what it now has. */
async function release(remote, out, print, { draft, release, isStaged }, waiting) {
  const { version, declaration } = JSON.parse(fs.readFileSync(path.join(out, RELEASE_FILE), 'utf8'))
  const publish = async (from) => {
    const made = { version, declaration, from, draft }
    const notes = await store.publish(remote, made, release ?? { dropRoutes: true })
    if (!isStaged) for (const note of notes) say(note)
    stamp(remote, `${print} ${version}`)
  }
  try {
    await publish(out)
  } catch (error) {
    if (error.reason === 'taken') {
      store.place(remote, version, out)
      waiting.push(() => publish())
    } else if (error.reason === 'bad' && !release) {
      stamp(remote, `${print} ${version}`)
      tellWhereItStays(remote, version)
    } else throw error
  }
}

/** Bundles a target into an empty folder. */
async function bundle(target, out, { draft }) {
  fs.rmSync(out, { recursive: true, force: true })
  fs.mkdirSync(out)
  if (target === 'backend') return buildBackend(out)
  if (target === 'embed') return buildEmbed(out)
  if (target === 'art') return must([process.execPath, path.join(ROOT, 'content/art/draw.mjs'), out], { quiet: true })
  const folder = target === 'shell' ? target : `mfe-${target}`
  // In a process of its own, which ends well only when all is written.
  const output = await must([process.execPath, path.join(import.meta.dirname, 'bundle.mjs'), folder, out], {
    quiet: true,
    env: draft ? { SOURCE_MAPS: 'off' } : {},
  })
  if (output.trim()) say(output.trim())
}
