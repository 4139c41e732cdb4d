import path from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, say } from '../src/lib/log.mjs'
import { REMOTES } from '../src/lib/root.mjs'

/**
 * `npm run release -- <remote>`: builds one remote, publishes its folder and makes it current; a running site serves
 * it from the next page on. `npm run release -- <remote> --roll-back` makes the version before current again.
 * `--to <folder>`: the same for a site that another checkout serves, by the path of its `dist`.
 */
const usage = `usage: npm run release -- <${REMOTES.join('|')}> [--roll-back] [--to <folder>]`
const { remote, rollBack, to } = readArguments()

await bootstrap()
const { build, store } = await import('../src/build/build.mjs')
const { releaseTo, storeOfSite } = await import('../src/build/release-to.mjs')
try {
  const site = to === undefined ? store : storeOfSite(path.resolve(process.env.INIT_CWD ?? process.cwd(), to))
  if (rollBack) say(`${remote} is at ${site.rollBack(remote)} again`)
  else {
    await build([remote])
    say(`${remote} is at ${site === store ? store.current(remote) : await releaseTo(store, site, remote)}`)
  }
} catch (error) {
  fail(error.message)
}

function readArguments() {
  try {
    const options = { 'roll-back': { type: 'boolean', default: false }, to: { type: 'string' } }
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    if (positionals.length === 1 && REMOTES.includes(positionals[0]))
      return { remote: positionals[0], rollBack: values['roll-back'], to: values.to }
  } catch {
    // An option that there is none of.
  }
  return fail(usage)
}
