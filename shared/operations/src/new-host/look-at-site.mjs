import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Run in the network of a host that serves the site as https://yawmi.example: looks at it as browsers do, by nginx, and says what is
 * not as it should be. It needs no other file of ours.
 */
const START_SECONDS = 60

/**
 * The host is this one, whatever names say.
 * @param {string} site @param {string} path
 * @returns {Promise<{ status: number | string | undefined, body: string }>} status: the error, without an answer
 */
function get(site, path) {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port: 443, servername: site, headers: { host: site }, path }
    https
      .get({ ...options, rejectUnauthorized: false }, (reply) => {
        let body = ''
        reply.on('data', (text) => (body += text)).on('end', () => resolve({ status: reply.statusCode, body }))
      })
      .on('error', (error) => resolve({ status: error.message, body: '' }))
  })
}

/** A server starts for seconds, and its first page comes before the text of it is rendered. */
async function landingPage() {
  for (let tries = 0; ; tries += 1) {
    const page = await get('yawmi.example', '/')
    if ((page.status === 200 && page.body.includes('<h1')) || tries === START_SECONDS * 2) return page
    await wait(500)
  }
}

const page = await landingPage()
const [script = '/no-script'] = /\/assets\/shell\.[0-9a-f]+\.js/.exec(page.body) ?? []
/** @type {Record<string, boolean>} */
const looks = {
  'the landing page, with its text': page.status === 200 && page.body.includes('<h1'),
  'the script of the page': (await get('yawmi.example', script)).status === 200,
  'the API': (await get('yawmi.example', '/api/xsrf-token')).status === 200,
  'a host of media that knows what it lacks': (await get('media.yawmi.example', '/pictures/none.webp')).status === 404,
}
const faults = Object.keys(looks).filter((name) => !looks[name])
for (const fault of faults) console.log(`not there: ${fault} (${page.status})`)
process.exit(faults.length === 0 ? 0 : 1)
