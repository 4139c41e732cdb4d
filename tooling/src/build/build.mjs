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
import { releaseStore } from './release-store.mjs'
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

/** Whether what was built for these inputs is still there. */
function isBuilt(target, print) {
  if (stampOf(target) !== print) return false
  if (target === 'shell') return fs.existsSync(path.join(DIST, 'shell/shell.json'))
  if (target === 'backend') return fs.existsSync(path.join(ROOT, 'backend/dist/server.mjs'))
  if (target === 'embed') return fs.existsSync(path.join(DIST, 'embed/embed.js'))
  const version = versionOf(target, print)
  return (
    store.current(target) === version && fs.existsSync(path.join(store.folderOf(target, version), 'mf-manifest.json'))
  )
}

/** A build's version: the package's, and what it was made from, so that a published folder never changes. */
const versionOf = (remote, print) => `${packageVersion(remote)}-${print}`

/**
 * Builds what changed of the given targets, two at a time, and releases each remote that was built. One that fails
 * does not take the others with it.
 * @throws Error with every failure's report
 */
export async function build(targets = TARGETS) {
  const pending = targets
    .map((target) => ({ target, print: fingerprint(INPUTS[target]) }))
    .filter(({ target, print }) => !isBuilt(target, print))
  if (pending.length === 0) return
  say(`building ${pending.map(({ target }) => target).join(', ')}`)
  const failures = []
  await prepareShared(pending.map(({ target }) => target))
  await inParallel(
    2,
    pending.map(({ target, print }) => async () => {
      try {
        await timed(`built ${target}`, () => buildTarget(target, print))
        stamp(target, print)
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

async function buildTarget(target, print) {
  if (target === 'backend') return buildBackend()
  if (target === 'embed') return buildEmbed()
  const folder = target === 'shell' ? 'shell' : `mfe-${target}`
  const version = target === 'shell' ? print : versionOf(target, print)
  const out = target === 'shell' ? path.join(DIST, 'shell') : store.folderOf(target, version)
  const output = await must([process.execPath, path.join(import.meta.dirname, 'bundle.mjs'), folder, out, version], {
    quiet: true,
  })
  if (output.trim()) say(output.trim())
  if (target === 'shell') return buildServiceWorker(out)
  store.publish(target, { version, declaration: await readDeclaration(target) })
}
