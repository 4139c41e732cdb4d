import path from 'node:path'
import { bootstrap } from '../src/lib/bootstrap.mjs'
import { fail, timed } from '../src/lib/log.mjs'
import { fetchNode, nodeVersions } from '../src/lib/node.mjs'
import { CACHE } from '../src/lib/root.mjs'
import { startServer } from '../src/lib/server.mjs'

/**
 * `npm run test:nodes`: with the oldest Node that the product runs on and with the one that it fetches, `npm start` becomes
 * ready, serves what a visitor opens first, and ends when it is told to.
 */
const { oldest, fetched } = nodeVersions()
const NODES = [`${oldest}.0`, fetched]
const ENV = { PORT: '4460', MEDIA_PORT: '4461', YAWMI_DATA_DIR: path.join(CACHE, 'nodes-data') }
const PAGES = ['/', '/releases.json', '/api/docs', '/embed.js']

await bootstrap()
for (const version of NODES)
  await timed(`Node ${version} serves`, () => smokeTest(version)).catch((error) =>
    fail(`Node ${version}: ${error.message}`),
  )

async function smokeTest(version) {
  const stop = await startServer('tooling/bin/start.mjs', ENV, await fetchNode(version))
  const answers = await Promise.all(PAGES.map((page) => fetch(`http://localhost:${ENV.PORT}${page}`))).finally(stop)
  const wrong = answers.find(({ status }) => status !== 200)
  if (wrong) throw new Error(`${wrong.url} is answered with ${wrong.status}`)
  const code = await stop()
  if (code !== 0) throw new Error(`a stop ended with ${code}`)
}
