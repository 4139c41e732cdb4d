import crypto from 'node:crypto'

/** @import http from 'node:http' */

const SCRIPT = `
const changes = new EventSource('/dev/changes')
changes.addEventListener('change', () => location.reload())
`

/**
 * Pages that are open, to be told when something was built anew.
 * @param {Record<string, string>} [headers] of the stream by which they are
 */
export function liveReload(headers = { 'cache-control': 'no-store' }) {
  /** @type {Set<http.ServerResponse>} */
  const pages = new Set()
  return {
    digest: `sha384-${crypto.createHash('sha384').update(SCRIPT).digest('base64')}`,
    /** @param {http.IncomingMessage} _request @param {http.ServerResponse} response */
    script: (_request, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT),
    /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
    changes(request, response) {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
      response.flushHeaders()
      pages.add(response)
      request.once('close', () => pages.delete(response))
    },
    tell: () => pages.forEach((page) => page.write('event: change\ndata: \n\n')),
  }
}
