import { TARGETS } from '../src/build/targets.mjs'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { isHere, needFolders } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'
import { REMOTES } from '../src/lib/root.mjs'

/**
 * `npm run build [-- shell|backend|<remote> …]`: builds what changed, or only the named parts of it. In a checkout of a
 * part of the product, that part.
 */
const named = process.argv.slice(2)
const unknown = named.filter((target) => !TARGETS.includes(target))
if (unknown.length > 0) fail(`no such part: ${unknown.join(', ')}; there are ${TARGETS.join(', ')}`)
const FOLDERS = { embed: 'shared/embed', art: 'content/art' }
const folderOf = (target) => (REMOTES.includes(target) ? `mfe-${target}` : (FOLDERS[target] ?? target))
needFolders('npm run build', named.map(folderOf))

await bootstrap()
const { build } = await import('../src/build/build.mjs')
const targets = named.length > 0 ? named : TARGETS.filter((target) => isHere(folderOf(target)))
await build(targets).catch((error) => fail(error.message))
