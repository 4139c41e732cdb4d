import http from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { serve } from '../own-server'

interface ServedPage {
  address: string
  /** Of the page, as it is sent. */
  bytes: number
  stop: () => void
}

/** Files of the first screen's fonts, which a page written by hand would have the browser begin with. */
const FIRST_FONTS = /-arabic-[47]00-/

/**
 * The landing page as somebody would write it by hand: the same text, styles and form, its fonts as files that are
 * preloaded, and nothing that makes it an application. Served compressed as well as can be, from memory, by a server that does nothing else but
 * hand files and calls through.
 * @param html the page as the site answers it
 * @param site address of the site
 * @param cookies that the site set with the page: its calls need them
 */
export const serveStatic = (html: string, site: string, cookies: string[]): Promise<ServedPage> =>
  servePage(staticPageOf(html), site, cookies)

/** A page of the site as it is given here, from memory; all else of it is the site's. @param cookies that the site set with it */
export async function servePage(html: string, site: string, cookies: string[]): Promise<ServedPage> {
  const page = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  const { origin, stop } = await serve((request, reply) => {
    if (request.url !== '/') return handThrough(request, reply, site)
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
      'set-cookie': cookies,
    })
    reply.end(page)
  })
  return { address: `${origin}/`, bytes: page.length, stop }
}

/** Files of the fonts, and calls of the form: as if the page were of the site's own origin. */
export function handThrough(request: http.IncomingMessage, reply: http.ServerResponse, site: string): void {
  const headers = { ...request.headers, host: new URL(site).host }
  if (headers.origin !== undefined) headers.origin = site
  if (headers.referer !== undefined) headers.referer = `${site}/`
  const onward = http.request(new URL(request.url ?? '/', site), { method: request.method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  onward.on('error', () => reply.destroy())
  request.pipe(onward)
}

/** The form's own script is what a page written by hand would have as well; its rules stand in its head. */
function staticPageOf(html: string): string {
  const fonts = [...html.matchAll(/src:url\((\/assets\/[^)]+)\)/g)].map(([, address]) => address!)
  const preloads = [...new Set(fonts)]
    .filter((address) => FIRST_FONTS.test(address))
    .map((address) => `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`)
  // What is known of the first look alone is there once more among all.
  const styles = (html.match(/<style.*?<\/style>/gs) ?? []).filter((style) => !style.startsWith('<style>@layer'))
  return html
    .replace(/<script\b[^>]*>(.*?)<\/script>\n?/gs, (script, text: string) =>
      text.includes('data-ready') ? script : '',
    )
    .replace(/<link rel="preload"[^>]*>\n?/g, '')
    .replace(/<style.*?<\/style>/gs, '')
    .replace('</head>', () => `${[...preloads, ...styles].join('')}</head>`)
}
