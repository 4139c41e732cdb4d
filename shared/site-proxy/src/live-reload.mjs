import crypto from 'node:crypto'

const SCRIPT = `
const changes = new EventSource('/dev/changes')
changes.addEventListener('change', () => location.reload())
`

/**
 * Pages that are open, to be told when something was built anew.
 * @param {Record<string, string>} [headers] of the stream by which they are
 */
export function liveReload(headers = { 'cache-control': 'no-store' }) {
  const pages = new Set()
  return {
    digest: `sha384-${crypto.createHash('sha384').update(SCRIPT).digest('base64')}`,
    script: (_request, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT),
    changes(request, response) {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' })
      response.flushHeaders()
      pages.add(response)
      request.once('close', () => pages.delete(response))
    },
    tell: () => pages.forEach((page) => page.write('event: change\ndata: \n\n')),
  }
}
