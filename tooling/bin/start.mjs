import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders, PRODUCT } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'
import { goOn } from '../src/lib/node.mjs'
import { NODE_OPTIONS } from '../src/lib/node-options.mjs'
import { ROOT } from '../src/lib/root.mjs'

/** `npm start`: packages, build, then the server, which makes its database and content and says when it can serve. */
needFolders('npm start', PRODUCT, {
  instead: 'npm run dev -- --site <address> shows the remotes that are here inside a running site',
})
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build(undefined, { asReleased: true }).catch((error) => fail(error.message))
process.chdir(ROOT)
await goOn([...NODE_OPTIONS, path.join(ROOT, 'backend/dist/server.mjs')])
