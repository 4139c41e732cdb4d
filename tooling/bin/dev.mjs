import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { say } from '../src/lib/log.mjs'
import { REMOTES, ROOT } from '../src/lib/root.mjs'

/**
 * `npm run dev`: the site as `npm start` serves it, built anew when a source changes; open pages reload themselves.
 * A change in one remote rebuilds that remote alone; a change in `shared/` rebuilds what it is part of.
 */
await bootstrap()
const { build } = await import('../src/build/build.mjs')

const WATCHED = ['shell', 'shared', 'backend', ...REMOTES.map((remote) => `mfe-${remote}`)]
/** Milliseconds without a further change before a build begins. */
const SETTLE = 150

const report = (error) => process.stderr.write(`${error.message}\n`)
let server
function serve() {
  server = spawn(process.execPath, ['--enable-source-maps', path.join(ROOT, 'backend/dist/server.mjs')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, LIVE_RELOAD: 'on' },
  })
}
const stopServer = () =>
  new Promise((resolve) => {
    if (!server || server.exitCode !== null) return resolve()
    server.once('exit', resolve)
    server.kill('SIGTERM')
  })

/** The first build, and each further one after the one before. */
let building = build().catch(report)
let pending
const changed = new Set()
function rebuild() {
  const folders = [...changed]
  changed.clear()
  building = building.then(async () => {
    await build().catch(report)
    if (!folders.includes('backend')) return
    say('restarting the server')
    await stopServer()
    serve()
  })
}
for (const folder of WATCHED) {
  fs.watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (!name || /node_modules|dist([\\/]|$)|\.tsbuildinfo$|\.test\./.test(name)) return
    changed.add(folder)
    clearTimeout(pending)
    pending = setTimeout(rebuild, SETTLE)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopServer().then(() => process.exit(0)))

await building
serve()
say('watching for changes')
