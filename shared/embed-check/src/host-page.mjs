import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { digestOf } from '@yawmi/releases/integrity'
import { withReleases } from '@yawmi/releases/embed-versions'
import { MANIFEST } from '@yawmi/releases/release-store'

/** @type {Record<string, string>} */
const TYPES = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }
const SCRIPT_PATH = '/embed/candidate.js'
/** Two origins of one server. */
const [PAGE_HOST, SERVICE_HOST] = ['localhost', '127.0.0.1']

/**
 * A page of an integrator's that shows a release, and the service that it comes from: another origin of this machine, which has the
 * files of the release and no API. What a screen shows without its data has to be whole, too.
 * @param {{ remote: string, version: string, from: string, modules: Record<string, string>, script: Buffer }} release `from`: the folder
 *   of its files; `modules`: digests of those that it begins with; `script`: `/embed.js` as it is built
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function openHostPage({ remote, version, from, modules, script }) {
  const embed = withReleases(script, [{ remote, release: { version }, modules }])
  const folder = `/remotes/${remote}/${version}/`
  const listed = { version, manifest: `${folder}${MANIFEST}`, sri: { alone: modules['alone.mjs'] } }
  const server = http.createServer((request, response) => {
    const { pathname, port } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    /** @param {number} status @param {string} type @param {string | Buffer} body */
    const send = (status, type, body) => {
      response.writeHead(status, {
        ...{ 'content-type': type, 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        ...{ 'cache-control': 'no-store', 'access-control-allow-methods': '*' },
      })
      response.end(body)
    }
    if (pathname === '/') return send(200, 'text/html', pageOf(remote, `http://${SERVICE_HOST}:${port}`, embed))
    if (pathname === SCRIPT_PATH) return send(200, TYPES['.js'], embed)
    // There is no other one to fall back to, which would hide what is wrong with this one.
    if (pathname === '/releases.json')
      return send(200, TYPES['.json'], JSON.stringify({ remotes: { [remote]: [listed] } }))
    if (request.method === 'OPTIONS') return send(204, 'text/plain', '')
    const file = pathname.startsWith(folder) ? path.join(from, decodeURIComponent(pathname.slice(folder.length))) : ''
    // A release has nothing outside of its folder.
    if (!file.startsWith(from + path.sep) || !fs.existsSync(file)) return send(503, 'application/json', '{}')
    return send(200, TYPES[path.extname(file)] ?? 'application/octet-stream', fs.readFileSync(file))
  })
  await new Promise((resolve) => server.listen(0, SERVICE_HOST, () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://${PAGE_HOST}:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @param {string} remote @param {string} service its origin @param {Buffer} embed */
const pageOf = (remote, service, embed) => `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>مضيف</title>
    <style>
      body {
        margin: 0;
      }
    </style>
  </head>
  <body>
    <yawmi-remote name="${remote}"></yawmi-remote>
    <script src="${service}${SCRIPT_PATH}" integrity="${digestOf(embed)}" crossorigin></script>
  </body>
</html>`
