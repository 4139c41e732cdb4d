import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders } from '../src/lib/checkout.mjs'
import { fail, say } from '../src/lib/log.mjs'
import { DIST, given, REMOTES, ROOT } from '../src/lib/root.mjs'

/**
 * `npm run release -- <remote>`: checks and builds one remote, publishes its folder and makes it current; a running site
 * serves it from the next page on. `npm run release -- <remote> --roll-back` makes the last good version before current
 * again; the one that it leaves is marked bad. `--to <folder>`: the same for a site that another checkout serves, by the
 * path of its `dist`. `--again` releases a version that was rolled back, `--drop-routes` one without routes that the one
 * before had, `--skip-types` one whose types are not checked.
 * `npm run release -- stack <remote> <version>`: the stack of a browser, from standard input, in lines of the sources; for
 * the shell's scripts `stack shell`.
 */
/** @satisfies {Record<string, { type: 'string' | 'boolean', default?: boolean }>} */
const OPTIONS = {
  'roll-back': { type: 'boolean', default: false },
  to: { type: 'string' },
  again: { type: 'boolean', default: false },
  'drop-routes': { type: 'boolean', default: false },
  'skip-types': { type: 'boolean', default: false },
}
const usage = `usage: npm run release -- <${REMOTES.join('|')}> [--roll-back] [--to <folder>] [--again] [--drop-routes] [--skip-types], or stack <remote> <version>`
const { remote, of, values } = readArguments()

if (remote === 'stack') await printSources()
if (!values['roll-back']) needFolders('npm run release', ['shared', `mfe-${remote}`])
await bootstrap()
const { build, store } = await import('../src/build/build.mjs')
const { releaseTo, storeOfSite } = await import('@yawmi/releases/release-to')
const { checkTypes } = await import('../src/commands/types.mjs')
try {
  const { to } = values
  const site = to === undefined ? store : storeOfSite(given(to))
  if (values['roll-back']) say(`${remote} is at ${await site.rollBack(remote)} again`)
  else say(`${remote} is at ${await release(site)}`)
} catch (error) {
  fail(error.message)
}

/** Releases to this checkout's own site, and to the one that was named. Answers the version. */
async function release(site) {
  const allowed = { again: values.again, dropRoutes: values['drop-routes'] }
  const checked = values['skip-types'] ? Promise.resolve() : checkTypes(path.join(ROOT, `mfe-${remote}`))
  // Whoever waits for it is told; a build that fails first waits no more.
  checked.catch(() => {})
  // A release to another site only lies here on its way: that site says what it breaks.
  const isStaged = site !== store
  await build([remote], { release: isStaged ? { again: true, dropRoutes: true } : allowed, isStaged, checked })
  await checked.catch((error) => fail(`${remote}: ${error.message}`))
  if (!isStaged) return store.current(remote)
  const { version, notes } = await releaseTo(store, site, remote, allowed)
  for (const note of notes) say(note)
  return version
}

/** Prints the stack that comes in. The shell's scripts and `/embed.js` have no versions, but names of their own. */
async function printSources() {
  await bootstrap()
  const { releaseStore } = await import('@yawmi/releases/release-store')
  const { sourceLines } = await import('@yawmi/releases/stack')
  const [name, version = 'builds'] = of
  const maps = releaseStore(DIST).mapsOf(name, version)
  if (!fs.existsSync(maps)) fail(`there are no maps of ${name} ${version}: ${maps}`)
  process.stdout.write(`${sourceLines(fs.readFileSync(0, 'utf8'), maps)}\n`)
  process.exit()
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true })
    const [remote, ...of] = positionals
    if (remote === 'stack' ? of.length > 0 : of.length === 0 && remote) return { remote, of, values }
  } catch {
    // An option that there is none of.
  }
  return fail(usage)
}
