import http from 'node:http'
import https from 'node:https'
import { builtFile, isOfThisMachine, sendFile } from './built-files.mjs'
import { admit, LIVE_RELOAD, rewriteList, rewritePage } from './page-rewrite.mjs'
import { listen, portOf, refuse, stop } from './local-servers.mjs'
import { liveReload } from './live-reload.mjs'

/** @import { LocalReleases } from './built-files.mjs' */

/** Of one connection, not of the answer; and what would outlive the work on a local address. */
const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security']

/**
 * A running site with remotes of this checkout in the place of its own, at an address of this machine. Pages, API and
 * media are the site's; the remotes' files and their place in the release list are ours. To the browser all of it is
 * one origin, so that no policy is loosened, and the site itself loads nothing of it.
 * @param {object} options
 * @param {URL} options.site a running site. @param {URL} [options.media] its media origin
 * @param {number} options.port of ours; media is at the next one. 0 takes any two
 * @param {string} options.dist where the remotes were built to
 * @param {() => LocalReleases} options.local their current releases, by remote
 * @returns {Promise<{ address: string, changed: () => void, close: () => Promise<void> }>} `changed` has pages reload
 */
export async function siteProxy({ site, media, port, dist, local }) {
  const reload = liveReload()
  const own = { site: '', media: '' }
  /** Origins of theirs as ours, in what the browser is told. @param {string} text */
  const toOurs = (text) => {
    const ours = text.replaceAll(site.origin, own.site)
    return media ? ours.replaceAll(media.origin, own.media) : ours
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  const answer = (request, response) => {
    const { pathname } = URL.parse(/** @type {string} */ (request.url), site) ?? { pathname: '' }
    if (!isOfThisMachine(request)) return refuse(response, 403, 'this address is for this machine alone')
    if (pathname === LIVE_RELOAD) return reload.script(request, response)
    if (pathname === '/dev/changes') return reload.changes(request, response)
    const file = builtFile(dist, pathname, local())
    if (file) return sendFile(file, response)
    return forward(site, request, response, ({ headers, statusCode }) => {
      // What stands in front of a site that restarts answers with a page of its own.
      if (pathname === '/releases.json' && statusCode === 200)
        return (text) => JSON.stringify(rewriteList(JSON.parse(text), local()))
      if (pathname === '/site.json') return toOurs
      if (!headers['content-type']?.startsWith('text/html')) return undefined
      return (text) => toOurs(rewritePage(text, local(), reload.digest))
    })
  }

  /**
   * Hands a request on. `rewriting` answers what is to be done with a reply's text, if it is to be read at all.
   * @param {URL} target @param {http.IncomingMessage} request @param {http.ServerResponse} response
   * @param {(reply: http.IncomingMessage) => ((text: string) => string) | undefined} [rewriting]
   */
  function forward(target, request, response, rewriting = () => undefined) {
    const { request: send } = target.protocol === 'https:' ? https : http
    const headers = { ...request.headers, host: target.host }
    for (const name of /** @type {const} */ (['origin', 'referer']))
      if (headers[name]) headers[name] = headers[name].replace(own.site, site.origin)
    // What may be rewritten comes as it is.
    if (!/^(image|video|audio|font)/.test(headers.accept ?? '')) delete headers['accept-encoding']
    const upstream = send(target, { method: request.method, path: request.url, headers }, (reply) => {
      const { statusCode = 502 } = reply
      const given = replyHeaders(reply.headers, toOurs)
      const rewrite = request.method === 'GET' ? rewriting(reply) : undefined
      reply.on('error', () => response.destroy())
      if (!rewrite) return reply.pipe(response.writeHead(statusCode, given))
      /** @type {Buffer[]} */
      const parts = []
      reply.on('data', (part) => parts.push(part))
      reply.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...others } = given
        const policy = others['content-security-policy']
        if (policy) others['content-security-policy'] = admit(/** @type {string} */ (policy), reload.digest)
        const text = rewritten(rewrite, Buffer.concat(parts).toString('utf8'))
        if (text === undefined)
          return refuse(response, 502, `${target.origin} answers with something else than a site does`)
        response.writeHead(statusCode, others).end(text)
      })
    })
    upstream.on('error', (error) => refuse(response, 502, `${target.origin} does not answer: ${error.message}`))
    request.pipe(upstream)
  }

  const servers = [await listen(http.createServer(answer), port)]
  own.site = `http://localhost:${portOf(servers[0])}`
  if (media) {
    const proxied = http.createServer((request, response) => forward(media, request, response))
    servers.push(await listen(proxied, port && port + 1))
    own.media = `http://localhost:${portOf(servers[1])}`
  }
  return {
    address: own.site,
    changed: reload.tell,
    close: async () => void (await Promise.all(servers.map(stop))),
  }
}

/**
 * Undefined for what is no list or no page: a notice of what stands in front comes with 200, too.
 * @param {(text: string) => string} rewrite @param {string} text
 */
function rewritten(rewrite, text) {
  try {
    return rewrite(text)
  } catch {
    return undefined
  }
}

/** @param {http.IncomingHttpHeaders} headers @param {(text: string) => string} toOurs */
function replyHeaders(headers, toOurs) {
  const passed = Object.entries(headers).filter(([name]) => !DROPPED.includes(name))
  return Object.fromEntries(
    passed.map(([name, value]) => {
      if (name === 'set-cookie')
        return [name, /** @type {string[]} */ (value).map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''))]
      return [name, typeof value === 'string' ? toOurs(value) : value]
    }),
  )
}
