import crypto from 'node:crypto'
import fs from 'node:fs'
import type http from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { SITE } from '@yawmi/e2e/product'
import { handThrough } from '../landing/static-page'
import { serve } from '../own-server'

export interface SiteCopy {
  address: string
  stop: () => void
}

/** The bundle without federation: where its files lie, its script, and what its pages preload, by remote and by screen. */
export interface OneBundle {
  folder: string
  script: string
  parts: Record<string, string[]>
}

/** As quick as a server compresses pages on request. */
const QUALITY = 5

/**
 * The site behind a server that compresses its pages itself and hands everything else through: as it is, or with its scripts
 * replaced by one bundle. Both ways cost the same, so that a comparison measures the scripts alone.
 * @param screens of the content remote, by address, for what a page of the bundle preloads
 */
export async function copySite(screens: Record<string, string>, bundle?: OneBundle): Promise<SiteCopy> {
  const { origin, stop } = await serve((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', SITE)
    const screen = screens[pathname]
    if (screen !== undefined) return void sendPage(pathname, screen, reply, bundle).catch(() => reply.destroy())
    // What a server renders ahead would be there before the scripts that are compared: both go without.
    if (pathname === '/first-screen') return void reply.writeHead(204).end()
    const file = bundle && path.join(bundle.folder, path.basename(pathname))
    if (file && pathname.startsWith('/assets/') && fs.existsSync(file)) return sendFile(file, reply)
    handThrough(request, reply, SITE)
  })
  return { address: origin, stop }
}

async function sendPage(pathname: string, screen: string, reply: http.ServerResponse, bundle: OneBundle | undefined) {
  const response = await fetch(`${SITE}${pathname}`, { headers: { 'accept-encoding': 'identity' } })
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  const digests = bundle ? digestsOf(bundle, screen) : []
  const page = bundle ? withBundle(html, bundle, digests) : html
  reply.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': policy.replace(
      /script-src /,
      `$&${digests.map(([, digest]) => `'${digest}' `).join('')}`,
    ),
    'set-cookie': response.headers.getSetCookie(),
  })
  reply.end(brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
}

function sendFile(file: string, reply: http.ServerResponse): void {
  const compressed = fs.existsSync(`${file}.br`)
  const bytes = fs.readFileSync(compressed ? `${file}.br` : file)
  reply.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(compressed && { 'content-encoding': 'br' }),
  })
  reply.end(bytes)
}

/** Files that a page of the bundle begins with, its script first, and what their tags say of them. */
const digestsOf = ({ folder, script, parts }: OneBundle, screen: string) =>
  [...new Set([script, ...(parts.content ?? []), ...(parts[screen] ?? [])])].map((file) => {
    const digest = crypto.createHash('sha384').update(fs.readFileSync(path.join(folder, file)))
    return [file, `sha384-${digest.digest('base64')}`] as const
  })

/** A page with the bundle's scripts in the place of its own, and without what only federation reads of it. */
function withBundle(html: string, { script }: OneBundle, [own, ...others]: ReturnType<typeof digestsOf>): string {
  const links = others
    .map(([file, digest]) => `<link rel="preload" as="script" href="/assets/${file}" integrity="${digest}">`)
    .join('\n')
  return html
    .replace(/<link rel="preload" as="script"[^>]*>\n?/g, '')
    .replace('<link rel="preconnect"', `${links}\n<link rel="preconnect"`)
    .replace(/src="\/assets\/shell\.[^"]*"(?: integrity="[^"]*")?/, `src="/assets/${script}" integrity="${own?.[1]}"`)
    .replace(/(id="yawmi-boot">)(.*?)(<\/script>)/s, (_, before: string, json: string, after: string) => {
      // Of the digests as many stay as a bundle of the same safety would have of its own.
      const boot = { ...(JSON.parse(json) as object), manifests: {} }
      return `${before}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${after}`
    })
}
