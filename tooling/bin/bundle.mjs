import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders, PRODUCT } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'

/**
 * `npm run bundle -- [folder]`: builds what changed and makes the archive that servers are run from, in `.cache/bundle` or the
 * folder; docs/operating.md says how.
 */
needFolders('npm run bundle', PRODUCT)
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build(undefined, { asReleased: true }).catch((error) => fail(error.message))
await import('../../shared/operations/src/bundle/main.mjs')
