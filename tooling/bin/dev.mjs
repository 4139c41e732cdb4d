import path from 'node:path'
import { parseArgs } from 'node:util'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { needFolders, PRODUCT } from '../src/lib/checkout.mjs'
import { fail, say } from '../src/lib/log.mjs'
import { NODE_OPTIONS } from '../src/lib/node-options.mjs'
import { REMOTES, ROOT } from '../src/lib/root.mjs'

/**
 * `npm run dev`: the site as `npm start` serves it, built anew when a source changes; open pages reload themselves.
 * A change in one remote rebuilds that remote alone; a change in `shared/` rebuilds what it is part of.
 * `npm run dev -- --site <address> [remote …] [--port 4100]`: the remotes of this checkout inside the shell of a site that
 * runs elsewhere; a checkout of one remote with `shared` and `tooling` is enough for it.
 * `npm run dev -- content --port 5003`: the same for pages that are opened with `?override=content@http://localhost:5003`.
 */
const usage = 'usage: npm run dev [-- [--site <address of a running site>] <remote> … [--port <number>]]'
const { isWhole, ...options } = readArguments()
if (isWhole)
  needFolders('npm run dev', PRODUCT, {
    instead: 'npm run dev -- --site <address> shows the remotes that are here inside a running site',
  })
else needFolders('npm run dev', ['shared', ...options.remotes.map((remote) => `mfe-${remote}`)])
await bootstrap()
if (!isWhole) {
  const { serveInSite } = await import('../src/dev/serve.mjs')
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
  await serveInSite(options).catch((error) => fail(error.message))
} else await devWhole()

async function devWhole() {
  const { build } = await import('../src/build/build.mjs')
  const { devServer } = await import('@yawmi/site-proxy/dev-server')
  const { watchSources } = await import('../src/dev/watch.mjs')
  const report = (/** @type {Error} */ error) => process.stderr.write(`${error.message}\n`)
  const buildAll = () => build(undefined, { draft: true }).catch(report)
  const server = devServer(path.join(ROOT, 'backend/dist/server.mjs'), NODE_OPTIONS, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, LIVE_RELOAD: 'on' },
  })
  const startBuilt = () => server.startBuilt(() => say('restarting the server'))

  /** The first build, and each further one after the one before. */
  let building = buildAll()
  watchSources(['shell', 'shared', 'backend', ...REMOTES.map((remote) => `mfe-${remote}`)], () => {
    building = building.then(buildAll).then(startBuilt)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.stop().then(() => process.exit(0)))

  await building
  await startBuilt()
  say('watching for changes')
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { site: { type: 'string' }, port: { type: 'string', default: '4100' } },
      allowPositionals: true,
    })
    const port = Number(values.port)
    if (Number.isInteger(port) && port > 0 && port < 65_535)
      return {
        isWhole: values.site === undefined && positionals.length === 0,
        site: values.site === undefined ? undefined : new URL(values.site),
        port,
        remotes: positionals.length > 0 ? positionals : REMOTES,
      }
  } catch {
    // An option that there is none of, or an address that is none.
  }
  return fail(usage)
}
