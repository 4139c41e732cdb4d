import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'
import { ROOT } from '../src/lib/root.mjs'
import { run } from '../src/lib/run.mjs'

/** `npm run content -- import|export|contacts …`: editors' content into the database and out, and messages to support. */
needFolders('npm run content', ['backend', 'content'])
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build(['backend', 'art']).catch((error) => fail(error.message))
const { code } = await run([process.execPath, path.join(ROOT, 'backend/dist/content.mjs'), ...process.argv.slice(2)])
process.exit(code)
