import { spawn } from 'node:child_process'
import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders } from '../src/lib/checkout.mjs'
import { fail } from '../src/lib/log.mjs'
import { REMOTES, ROOT } from '../src/lib/root.mjs'

/** `npm start`: packages, build, then the server, which makes its database and content and says when it can serve. */
needFolders('npm start', ['shell', 'backend', 'content', ...REMOTES.map((remote) => `mfe-${remote}`)], {
  instead: 'npm run dev -- --site <address> shows the remotes that are here inside a running site',
})
await bootstrap()
const { build } = await import('../src/build/build.mjs')
await build(undefined, { asReleased: true }).catch((error) => fail(error.message))

const server = spawn(process.execPath, ['--enable-source-maps', path.join(ROOT, 'backend/dist/server.mjs')], {
  cwd: ROOT,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal))
server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
