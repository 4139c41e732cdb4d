import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'
import { ROOT } from '../src/lib/root.mjs'
import { run } from '../src/lib/run.mjs'

/** `npm run keys -- show | add | sign | drop | rekey`: the keys of codes and numbers, and how they change. */
needFolders('npm run keys', ['backend'])
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build(['backend']).catch((error) => fail(error.message))
const program = path.join(ROOT, 'backend/dist/keys.mjs')
const { code } = await run([process.execPath, program, ...process.argv.slice(2)])
process.exit(code)
