import fs from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../lib/inputs.mjs'
import { say, timed } from '../lib/log.mjs'
import { CACHE, DIST, REMOTES, ROOT } from '../lib/root.mjs'
import { inParallel, must } from '../lib/run.mjs'
import { buildSharedFallbacks, sharedFallbacks } from '../webpack/shared-fallbacks.mjs'
import { buildBackend } from './backend.mjs'
import { buildEmbed } from './embed.mjs'
import { packageVersion, readDeclaration } from './declaration.mjs'
import { buildBeside, placeFiles } from './place.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'
import { buildServiceWorker } from './service-worker.mjs'
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
  // Its names never change, so that an older build's file would be taken for one of this build.
  embed: { folder: path.join(DIST, 'embed'), last: 'embed.js', kept: 1 },
}
const placeOf = (target, print) =>
  PARTS[target] ?? { folder: store.folderOf(target, versionOf(target, print)), last: MANIFEST }

/** Whether what was built for these inputs is still there, and serves. */
function isBuilt(target, print, { asReleased }) {
  if (stampOf(target) !== print) return false
  if (!(target in PARTS)) return store.isServed(target, versionOf(target, print), { orAnother: asReleased })
  const { folder, last } = PARTS[target]
  return fs.existsSync(path.join(folder, last))
}

/** A build's version: the package's, and what it was made from, so that a published folder never changes. */
const versionOf = (remote, print) => `${packageVersion(remote)}-${print}`

/**
 * Builds what changed of the given targets, two at a time, and releases each remote that was built. One that fails
 * does not take the others with it.
 * @param {string[]} targets
 * @param {{ asReleased?: boolean }} [options] `asReleased`: a remote that was built from the sources as they are, and in
 *   whose place another version was made current since, stays so. A start must not undo a roll-back.
 * @throws Error with every failure's report
 */
export async function build(targets = TARGETS, { asReleased = false } = {}) {
  const prints = targets.map((target) => ({ target, print: fingerprint(INPUTS[target]) }))
  const pending = prints.filter(({ target, print }) => !isBuilt(target, print, { asReleased }))
  for (const { target, print } of prints.filter((built) => !pending.includes(built)))
    if (!(target in PARTS) && store.current(target) !== versionOf(target, print))
      say(
        `${target} stays at ${store.current(target)}; npm run release -- ${target} releases ${versionOf(target, print)}`,
      )
  if (pending.length === 0) return
  say(`building ${pending.map(({ target }) => target).join(', ')}`)
  const failures = []
  await prepareShared(pending.map(({ target }) => target))
  await inParallel(
    2,
    pending.map(({ target, print }) => async () => {
      try {
        await timed(`built ${target}`, () => buildTarget(target, print))
      } catch (error) {
        failures.push(`${target}: ${error.message}`)
      }
    }),
  )
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

/** What the remotes among the targets have in common, bundled once for all of them. */
async function prepareShared(targets) {
  const remote = targets.find((target) => REMOTES.includes(target))
  if (!remote) return
  const print = fingerprint(INPUTS.fallbacks)
  const anyRemote = path.join(ROOT, `mfe-${remote}`)
  const there = Object.values(sharedFallbacks(anyRemote)).every((file) => fs.existsSync(file))
  if (there && stampOf('fallbacks') === print) return
  await timed('bundled what remotes share', () => buildSharedFallbacks(anyRemote))
  stamp('fallbacks', print)
}

/** Builds a target and takes it to its place: until it is whole, the one before is served. */
const buildTarget = (target, print) =>
  buildBeside(target, async (out) => {
    if (target === 'backend') await buildBackend(out)
    else if (target === 'embed') await buildEmbed(out)
    else await bundle(target, out, print)
    const { folder, ...order } = placeOf(target, print)
    // What is ended in between is built anew, also for the inputs of before.
    stamp(target, '')
    placeFiles(out, folder, order)
    if (!(target in PARTS))
      store.publish(target, { version: versionOf(target, print), declaration: await readDeclaration(target) })
    stamp(target, print)
  })

/** Bundles shell or remote in a process of its own, which ends well only when all is written. */
async function bundle(target, out, print) {
  const [folder, version] = target === 'shell' ? ['shell', print] : [`mfe-${target}`, versionOf(target, print)]
  const output = await must([process.execPath, path.join(import.meta.dirname, 'bundle.mjs'), folder, out, version], {
    quiet: true,
  })
  if (output.trim()) say(output.trim())
  if (target === 'shell') await buildServiceWorker(out)
}
