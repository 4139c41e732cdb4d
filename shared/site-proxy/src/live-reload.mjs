import crypto from 'node:crypto'

const SCRIPT = `
const changes = new EventSource('/dev/changes')
changes.addEventListener('change', () => location.reload())
`

/** Pages that are open, to be told when something was built anew. */
export function liveReload() {
  const pages = new Set()
  return {
    digest: `sha384-${crypto.createHash('sha384').update(SCRIPT).digest('base64')}`,
    script: (_request, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT),
    changes(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.flushHeaders()
      pages.add(response)
      request.once('close', () => pages.delete(response))
    },
    tell: () => pages.forEach((page) => page.write('event: change\ndata: \n\n')),
  }
}
