import { TARGETS } from '../src/build/targets.mjs'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { isHere, needFolders } from '../src/lib/checkout.mjs'
import { fail, namesOf } from '../src/lib/log.mjs'
import { REMOTES } from '../src/lib/root.mjs'

/**
 * `npm run build [-- shell|backend|<remote> …]`: builds what changed, or only the named parts of it. In a checkout of a
 * part of the product, that part.
 */
const named = process.argv.slice(2)
const targets = namesOf('part', named, TARGETS)
const FOLDERS = /** @type {Record<string, string>} */ ({ embed: 'shared/embed', art: 'content/art' })
/** @param {string} target */
const folderOf = (target) => (REMOTES.includes(target) ? `mfe-${target}` : (FOLDERS[target] ?? target))
needFolders('npm run build', named.map(folderOf))

await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build(targets.filter((target) => isHere(folderOf(target)))).catch((error) => fail(error.message))
