import path from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders } from '../src/lib/checkout.mjs'
import { linkUnlocked } from '../src/lib/link-packages.mjs'
import { fail, say } from '../src/lib/log.mjs'
import { ROOT } from '../src/lib/root.mjs'

/** `npm run new -- remote <name> [--title <Arabic>]`: makes a remote that can be released at once (docs/releasing.md). */
const {
  positionals: [kind, name, ...more],
  values: { title, ...others },
} = parseArgs({ options: { title: { type: 'string' } }, allowPositionals: true, strict: false })
if (kind !== 'remote' || !name || more.length > 0 || Object.keys(others).length > 0 || typeof title === 'boolean')
  fail('usage: npm run new -- remote <name> [--title <what the menu calls it, in Arabic>]')
needFolders('npm run new', ['shared'])
await bootstrap()
const { newRemote } = await import('../src/new/new-remote.mjs')
try {
  const folder = await newRemote(name, { title })
  linkUnlocked(ROOT, [name])
  say(`made ${path.relative(ROOT, folder)}; npm run release -- publish ${name} puts it into a site`)
} catch (error) {
  fail(/** @type {Error} */ (error).message)
}
