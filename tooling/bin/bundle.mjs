import { bootstrap } from '../src/lib/bootstrap.mjs'
import { folderIn, needFolders, PRODUCT } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'

/**
 * `npm run bundle -- [folder]`: builds what changed and makes the archive that servers are run from, in `.cache/bundle` or the
 * folder; docs/operating.md says how.
 */
needFolders('npm run bundle', PRODUCT)
const folder = folderIn('npm run bundle', process.argv.slice(2))
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build(undefined, { asReleased: true }).catch((error) => fail(error.message))
process.argv.splice(2, Infinity, ...folder)
await import('../../shared/operations/src/bundle/main.mjs')
