import crypto from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { builtFile, isOfThisMachine, sendFile } from './built-files.mjs'
import { liveReload } from './live-reload.mjs'
import { listen, portOf, refuse, stop } from './local-servers.mjs'

/** @import { LocalReleases } from './built-files.mjs' */

/** Pages of any site may read what is here, which is nothing that the site would not show; also where browsers ask first. */
const FOR_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cache-control': 'no-store',
}

/**
 * Remotes of this checkout for pages of a deployed site, which load them by `?override=<remote>@<address>` (docs/adr/0109): the list
 * of them with the digests that pages check, their files, and word of each further build.
 * @param {object} options
 * @param {number} options.port 0 takes any
 * @param {string} options.dist where the remotes were built to
 * @param {() => LocalReleases} options.local their current releases, by remote
 * @returns {Promise<{ address: string, changed: () => void, close: () => Promise<void> }>} `changed` has pages reload
 */
export async function overrideServer({ port, dist, local }) {
  const reload = liveReload(FOR_PAGES)
  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const answer = (request, response) => {
    const { pathname } = URL.parse(/** @type {string} */ (request.url), 'http://localhost') ?? { pathname: '' }
    if (!isOfThisMachine(request)) return refuse(response, 403, 'this address is for this machine alone')
    if (request.method === 'OPTIONS') return response.writeHead(204, FOR_PAGES).end()
    if (pathname === '/dev/changes') return reload.changes(request, response)
    if (pathname === '/dev/releases.json')
      return response
        .writeHead(200, { ...FOR_PAGES, 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify({ remotes: listOf(dist, local()) }))
    const [, current] = /^\/remotes\/([a-z][a-z0-9]+)\/mf-manifest\.json$/.exec(pathname) ?? []
    // The address that stays, for the DevTools.
    if (current && local()[current])
      return response.writeHead(302, { ...FOR_PAGES, location: local()[current].manifest }).end()
    const file = builtFile(dist, pathname, local())
    return file ? sendFile(file, response) : refuse(response, 404, 'there is no such file of these remotes')
  }
  const server = await listen(http.createServer(answer), port)
  return {
    address: `http://localhost:${portOf(server)}`,
    changed: reload.tell,
    close: async () => void (await stop(server)),
  }
}

/**
 * As a release list has them, with the digest of each one's list of digests: of what lies here now, and of nothing that a
 * site signs.
 * @param {string} dist @param {LocalReleases} local
 */
const listOf = (dist, local) =>
  Object.fromEntries(
    Object.entries(local).map(([remote, { version, manifest, declaration }]) => {
      const sri = fs.readFileSync(path.join(dist, path.posix.dirname(manifest), 'sri.json'))
      const digest = crypto.createHash('sha384').update(sri).digest('base64')
      return [remote, { version, manifest, declaration, sri: { scripts: `sha384-${digest}` } }]
    }),
  )
