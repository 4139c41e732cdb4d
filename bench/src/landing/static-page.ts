import http from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { AddressInfo } from 'node:net'

/**
 * The landing page as a static page of the same look: the same markup, styles and letters, and nothing that makes it
 * an application. Served compressed as the site does, by a server that does nothing else.
 * @param html the page as the site answers it
 */
export async function serveStatic(html: string): Promise<{ address: string; stop: () => void }> {
  const page = brotliCompressSync(withoutApplication(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const server = http.createServer((_request, reply) => {
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    })
    reply.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => void server.close(),
  }
}

/** Leaves the one script that puts the font's files into place: a static page would show the same letters at once. */
const withoutApplication = (html: string) =>
  html
    .replace(/<script\b[^>]*>(.*?)<\/script>\n?/gs, (script, text: string) =>
      text.includes('new FontFace') ? script : '',
    )
    .replace(/<link rel="preload" as="script"[^>]*>\n?/g, '')
    .replace(/ nonce="[^"]*"/g, '')
