import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, timed } from '../src/lib/log.mjs'
import { fetchNode } from '../src/lib/node.mjs'
import { CACHE, ROOT } from '../src/lib/root.mjs'

/**
 * `npm run test:nodes`: with the oldest Node that the product runs on and with the one that it fetches, `npm start` becomes
 * ready, serves what a visitor opens first, and ends when it is told to.
 */
const NODES = ['22.18.0', '24.21.0']
const PORTS = { PORT: '4460', MEDIA_PORT: '4461' }
const PAGES = ['/', '/releases.json', '/api/docs', '/embed.js']

await bootstrap()
for (const version of NODES)
  await timed(`Node ${version} serves`, () => smokeTest(version)).catch((error) =>
    fail(`Node ${version}: ${error.message}`),
  )

async function smokeTest(version) {
  const node = await fetchNode(version)
  const server = spawn(node, [path.join(ROOT, 'tooling/bin/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, ...PORTS, YAWMI_DATA_DIR: path.join(CACHE, 'nodes-data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => String(text).includes('is ready') && resolve(undefined))
      void ended.then(([code]) => reject(new Error(`npm start ended with ${code}`)))
    })
    for (const page of PAGES) {
      const { status } = await fetch(`http://localhost:${PORTS.PORT}${page}`)
      if (status !== 200) throw new Error(`${page} is answered with ${status}`)
    }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`a stop ended with ${code}`)
}
