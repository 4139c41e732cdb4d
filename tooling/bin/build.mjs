import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail } from '../src/lib/log.mjs'

/** `npm run build [-- shell|backend|<remote> …]`: builds what changed, or only the named parts of it. */
await bootstrap()
const { build } = await import('../src/build/build.mjs')
const { TARGETS } = await import('../src/build/targets.mjs')
const named = process.argv.slice(2)
const unknown = named.filter((target) => !TARGETS.includes(target))
if (unknown.length > 0) fail(`no such part: ${unknown.join(', ')}; there are ${TARGETS.join(', ')}`)
await build(named.length > 0 ? named : TARGETS).catch((error) => fail(error.message))
