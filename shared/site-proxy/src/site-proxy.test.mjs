import { once } from 'node:events'
import crypto from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { siteProxy } from './site-proxy.mjs'

/** @param {string} name @param {string} version */
const release = (name, version) => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  declaration: { name, routes: [], slots: [], requires: {} },
})
const SITES = { remotes: { content: [release('content', '1')], auth: [release('auth', '1')] } }

/** @typedef {Awaited<ReturnType<typeof listen>>} Site */
/** @type {string} */
let dist
/** @type {Site} */
let site
/** @type {Site} */
let media
/** @type {Awaited<ReturnType<typeof siteProxy>>} */
let proxy
/** @type {(http.IncomingHttpHeaders & { url?: string, method?: string })[]} */
let seen
/** @type {string} */
let mediaOrigin
/** Whether what stands in front of the site answers in its place. */
let isRestarting = false
/** Its status then. */
let inItsPlace = 502
const boot = { releases: SITES, mediaBase: '', prerendered: { remote: 'content', version: '1' } }

/** @param {http.RequestListener} handler */
const listen = async (handler) => {
  const server = http.createServer(handler).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { server, url: new URL(`http://localhost:${port}`) }
}
/** @param {Site} site */
const end = ({ server }) => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

/** A site as the server's pages are: its list and its releases in the page, and a policy of hashes. */
beforeEach(async () => {
  dist = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'))
  fs.mkdirSync(path.join(dist, 'remotes/content/2'), { recursive: true })
  fs.writeFileSync(path.join(dist, 'remotes/content/2/entry.js'), 'mine')
  fs.writeFileSync(path.join(dist, 'secret.json'), 'secret')
  seen = []
  media = await listen((request, response) =>
    response.writeHead(200, { 'access-control-allow-origin': request.headers.origin ?? 'none' }).end('picture'),
  )
  mediaOrigin = media.url.origin
  isRestarting = false
  inItsPlace = 502
  site = await listen((request, response) => {
    if (isRestarting) {
      response.writeHead(inItsPlace, { 'content-type': 'text/html' })
      return request.url === '/cut' ? response.write('<h1>', () => response.destroy()) : response.end('<h1>Bad Gateway')
    }
    seen.push({ url: request.url, method: request.method, ...request.headers })
    if (request.url === '/releases.json')
      return response.writeHead(200, { 'content-type': 'application/json', etag: '"1"' }).end(JSON.stringify(SITES))
    if (request.url === '/site.json')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(`{"mediaBase":"${mediaOrigin}"}`)
    if (/** @type {string} */ (request.url).startsWith('/remotes/')) return response.writeHead(200).end('theirs')
    if (/** @type {string} */ (request.url).startsWith('/api/')) {
      const cookie = ['XSRF-TOKEN=x; Path=/; Domain=yawmi.example']
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': cookie })
      return request.pipe(response)
    }
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'sha256-abc' 'strict-dynamic'; img-src 'self' ${mediaOrigin}`,
    }
    const page = `<link rel="preload" as="script" href="/remotes/content/1/entry.js">
<link rel="preload" as="script" href="/assets/shell.js">
<script type="application/json" id="yawmi-boot">${JSON.stringify({ ...boot, mediaBase: mediaOrigin }).replaceAll('<', '\\u003c')}</script></body>`
    return response.writeHead(200, headers).end(page)
  })
  proxy = await siteProxy({
    site: site.url,
    media: media.url,
    port: 0,
    dist,
    local: () => ({ content: release('content', '2') }),
  })
})
afterEach(async () => {
  await proxy.close()
  await Promise.all([site, media].map(end))
  fs.rmSync(dist, { recursive: true })
})

/** @param {string} address @param {Record<string, string>} [headers] */
const get = (address, headers = {}) => fetch(proxy.address + address, { headers })
/** @param {string} html @returns {typeof boot} */
const bootOf = (html) => JSON.parse(/id="yawmi-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

describe('a remote of this checkout inside a running site', () => {
  it('is current in the page and in the list, with what the site has for falling back', async () => {
    const html = await (await get('/home')).text()
    for (const list of /** @type {(typeof SITES)[]} */ ([
      bootOf(html).releases,
      await (await get('/releases.json')).json(),
    ])) {
      expect(list.remotes.content.map(({ version }) => version)).toEqual(['2', '1'])
      expect(list.remotes.auth.map(({ version }) => version)).toEqual(['1'])
    }
    // What the page brings of the other version is not used.
    expect(bootOf(html).prerendered).toBeUndefined()
    expect(html).not.toContain('/remotes/content/1/entry.js"')
    expect(html).toContain('/assets/shell.js')
  })

  it('is served from here, all else by the site', async () => {
    expect(await (await get('/remotes/content/2/entry.js')).text()).toBe('mine')
    expect((await get('/remotes/content/2/entry.js')).headers.get('content-type')).toContain('text/javascript')
    for (const other of ['/remotes/content/1/entry.js', '/remotes/auth/1/entry.js', '/remotes/content/2/missing.js'])
      expect(await (await get(other)).text()).toBe('theirs')
    expect(await (await get('/remotes/content/%2e%2e/%2e%2e/secret.json')).text()).not.toBe('secret')
  })

  it('loosens no policy: its scripts are of the page itself, and the reload is admitted by its digest', async () => {
    const reply = await get('/home')
    const policy = reply.headers.get('content-security-policy')
    const [, digest] = /^script-src '(sha384-[^']+)' 'sha256-abc' 'strict-dynamic';/.exec(policy ?? '') ?? []
    expect(policy).not.toContain(mediaOrigin)
    expect(await reply.text()).toContain(`<script src="/dev/live-reload.js" integrity="${digest}" defer></script>`)
    const script = Buffer.from(await (await get('/dev/live-reload.js')).arrayBuffer())
    expect(digest).toBe(`sha384-${crypto.createHash('sha384').update(script).digest('base64')}`)
  })

  it('calls the API as the site itself does, cookies and bodies included', async () => {
    const reply = await fetch(`${proxy.address}/api/login`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { origin: proxy.address, 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(201)
    expect(await reply.json()).toEqual({ a: 1 })
    expect(reply.headers.getSetCookie()).toEqual(['XSRF-TOKEN=x; Path=/'])
    expect(seen.at(-1)).toMatchObject({ origin: site.url.origin, host: site.url.host })
  })

  it('reads media as a page of the site may', async () => {
    const { mediaBase } = await (await get('/site.json')).json()
    expect(mediaBase).not.toBe(mediaOrigin)
    const picture = await fetch(mediaBase, { headers: { origin: proxy.address } })
    expect(await picture.text()).toBe('picture')
    expect(picture.headers.get('access-control-allow-origin')).toBe(proxy.address)
    expect(bootOf(await (await get('/')).text()).mediaBase).toBe(mediaBase)
  })

  it('tells open pages when it was built anew', async () => {
    const reader = /** @type {ReadableStream<Uint8Array>} */ ((await get('/dev/changes')).body).getReader()
    proxy.changed()
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: change')
    await reader.cancel()
  })

  it('is for this machine alone', async () => {
    const status = await new Promise((resolve) =>
      http.get(proxy.address, { headers: { host: 'evil.example' } }, (reply) => resolve(reply.resume().statusCode)),
    )
    expect(status).toBe(403)
  })

  it('passes on what it is answered while the site restarts, and goes on after it', async () => {
    isRestarting = true
    const reply = await get('/releases.json')
    expect([reply.status, await reply.text()]).toEqual([502, '<h1>Bad Gateway'])
    await expect(get('/cut').then((cut) => cut.text())).rejects.toThrow()
    expect((await get('//')).status).toBe(502)
    isRestarting = false
    expect(bootOf(await (await get('/home')).text()).releases.remotes.content).toHaveLength(2)
  })

  it('goes on after a notice in the place of the list, with 200', async () => {
    isRestarting = true
    inItsPlace = 200
    const reply = await get('/releases.json')
    expect([reply.status, await reply.text()]).toEqual([502, expect.stringContaining('something else than a site')])
    isRestarting = false
    expect((await get('/releases.json')).status).toBe(200)
  })

  it('says so where the site has gone away', async () => {
    await end(site)
    const reply = await get('/home')
    expect(reply.status).toBe(502)
    expect(await reply.text()).toContain('does not answer')
    site = await listen((_, response) => response.end())
  })
})
