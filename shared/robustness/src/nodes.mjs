import path from 'node:path'
import { fail, timed } from '@yawmi/tooling/log'
import { fetchNode, nodeVersions } from '@yawmi/tooling/node'
import { CACHE } from '@yawmi/tooling/root'
import { startServer } from '@yawmi/tooling/server'

/**
 * `npm run test:nodes`: with the oldest Node that the product runs on and with the one that it fetches, `npm start` becomes
 * ready, serves what a visitor opens first, and ends when it is told to.
 */
const { oldest, fetched } = nodeVersions()
const NODES = [`${oldest}.0`, fetched]
const ENV = { PORT: '4460', MEDIA_PORT: '4461', YAWMI_DATA_DIR: path.join(CACHE, 'nodes-data') }
const PAGES = ['/', '/releases.json', '/api/docs', '/embed.js']

for (const version of NODES)
  await timed(`Node ${version} serves`, () => smokeTest(version)).catch((error) =>
    fail(`Node ${version}: ${error.message}`),
  )

/** @param {string} version */
async function smokeTest(version) {
  const stop = await startServer('tooling/bin/start.mjs', ENV, await fetchNode(version))
  /** @param {string} page */
  const request = async (page) => {
    const { status } = await fetch(`http://localhost:${ENV.PORT}${page}`)
    if (status !== 200) throw new Error(`${page} is answered with ${status}`)
  }
  const answers = await Promise.allSettled(PAGES.map(request))
  const code = await stop()
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
  if (code !== 0) throw new Error(`a stop ended with ${code}`)
}
