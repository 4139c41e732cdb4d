import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { isSignedFor, remoteScope, type SignedList } from '@yawmi/contract/signed-list'
import { findProjectRoot } from '../infrastructure/project-root'
import { refusedCode } from '../../test/site/admitted'
import { createTestSite, type TestSite } from '../../test/site/test-site'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const page = (url: string, host = 'localhost') => site.app.inject({ url, headers: { host, accept: 'text/html' } })
const policyOf = (reply: { headers: Record<string, unknown> }) => String(reply.headers['content-security-policy'])
/** Milliseconds of processors that something takes: what others do on the machine is none of it. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}
const bootOf = (html: string) =>
  JSON.parse(/id="yawmi-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    brand: { id: string }
    manifests: object
    releases: SignedList
    keys: string[]
  }

describe('a page of the site', () => {
  it('carries a strict policy that admits its own code by hashes, and no other', async () => {
    for (const url of ['/', '/home', '/design-categories', '/no-such-page']) {
      const reply = await page(url)
      const policy = policyOf(reply)
      expect(policy).toContain("'strict-dynamic'")
      expect(policy).not.toMatch(/unsafe-|nonce-/)
      expect(refusedCode(reply.body, policy)).toEqual([])
      expect(refusedCode(`${reply.body}<script>alert(1)</script>`, policy)).toEqual(['<script>alert(1)</script>'])
    }
  })

  it('is Arabic, right to left, and names the screen', async () => {
    const { body } = await page('/home')
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(body).toMatch(/<title>.+ · يومي<\/title>/)
  })

  it('brings the release list, and the manifest and preloads of the remote that owns the address', async () => {
    const { body } = await page('/design-categories')
    const boot = bootOf(body)
    expect(Object.keys(boot.releases.remotes).sort()).toEqual(['account', 'auth', 'content', 'designer', 'landing'])
    const [manifest] = Object.keys(boot.manifests)
    expect(manifest).toMatch(/^\/remotes\/designer\/.+\/mf-manifest\.json$/)
    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/remotes\/designer\/[^"]+\/entry\.js" integrity="sha256-[^"]+" fetchpriority="low">/,
    )
  })

  it('is compressed for a browser that takes it', async () => {
    const plain = await page('/')
    const small = await site.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(brotliDecompressSync(small.rawPayload).toString()).toContain('<html lang="ar" dir="rtl">')
  })

  it('is compressed for one that takes gzip alone, and for nobody who refuses both', async () => {
    const small = await site.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(gunzipSync(small.rawPayload).toString()).toContain('<html lang="ar" dir="rtl">')
    const plain = await site.app.inject({ url: '/', headers: { 'accept-encoding': 'identity, br;q=0.0' } })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.body).toContain('<html lang="ar" dir="rtl">')
  })

  it('costs a crowd no compression for each of them', async () => {
    const get = () => site.app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    const compressedAnew = (body: Buffer) =>
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    const crowd = async () => {
      for (let person = 0; person < 60; person++) await get()
    }
    // The page is prerendered first, and compressed as well as can be once many have asked: neither is what one costs.
    const isAtItsBest = ({ rawPayload }: Awaited<ReturnType<typeof get>>) =>
      rawPayload.length < compressedAnew(brotliDecompressSync(rawPayload)).length - 100
    const deadline = Date.now() + 20_000
    while (!isAtItsBest(await get()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50))
    const { rawPayload } = await page('/')
    const anew = await processorTime(async () => {
      for (let person = 0; person < 60; person++) compressedAnew(rawPayload)
    })
    // The server has other work beside it, of pages that are prerendered.
    const times = [await processorTime(crowd), await processorTime(crowd), await processorTime(crowd)]
    expect(Math.min(...times)).toBeLessThan(anew)
  }, 60_000)

  it.each(['/', '/home', '/my-account', '/no-such-page'])('has nothing of who asked for it before: %s', async (url) => {
    const secret = 'a'.repeat(43)
    // Right after a start a page may come before what is prerendered for it.
    for (let tries = 0; tries < 100 && url !== '/no-such-page'; tries += 1) {
      if ((await page(url)).headers.etag !== undefined) break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const reply = await site.app.inject({
      url: `${url}?token=${secret}`,
      headers: {
        cookie: `XSRF-TOKEN=${'b'.repeat(22)}.${secret}; session=${secret}`,
        authorization: `Bearer ${secret}`,
        'user-agent': secret,
        'accept-language': secret,
        referer: `http://localhost/${secret}`,
        'x-forwarded-for': secret,
      },
    })
    const next = await page(url)
    expect(next.body).toBe(reply.body)
    expect(policyOf(next)).toBe(policyOf(reply))
    expect(reply.body + JSON.stringify(next.headers)).not.toContain(secret)
    expect(String(reply.headers['cache-control'])).not.toContain('public')
    const [mine, theirs] = [await page(url), await page(url)].map(({ cookies }) => cookies[0]?.value)
    if (url === '/') expect([mine, theirs]).toEqual([undefined, undefined])
    else expect(mine).not.toBe(theirs)
  })

  it('may be kept by caches where everybody may see it, and by a browser alone elsewhere; none that is not there', async () => {
    const caching = async (url: string) => {
      let { headers, cookies } = await page(url)
      // Right after a start a page may come before what is prerendered for it, and is not kept.
      for (let tries = 0; tries < 30 && headers.etag === undefined && url !== '/no-such-page'; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        ;({ headers, cookies } = await page(url))
      }
      return [headers['cache-control'], typeof headers.etag, cookies.length]
    }
    const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=3600'
    for (const url of ['/', '/about-us', '/privacy?brand=nasma'])
      expect(await caching(url)).toEqual([shared, 'string', 0])
    for (const url of ['/home', '/my-account', '/webview/register'])
      expect(await caching(url)).toEqual(['private, no-cache', 'string', 1])
    expect(await caching('/no-such-page')).toEqual(['no-store', 'undefined', 1])
  })

  it('is not sent again to who has it, until its brand is another', async () => {
    const { headers } = await page('/about-us')
    const again = (url: string) =>
      site.app.inject({ url, headers: { accept: 'text/html', 'if-none-match': String(headers.etag) } })
    const same = await again('/about-us?utm_source=sms')
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag])
    expect(same.headers['cache-control']).toBe(headers['cache-control'])
    expect((await again('/about-us?brand=nasma')).statusCode).toBe(200)
  })

  it('answers HEAD as GET, without the page', async () => {
    const headers = { 'accept-encoding': 'br' }
    const [get, head] = [
      await site.app.inject({ url: '/', headers }),
      await site.app.inject({ method: 'HEAD', url: '/', headers }),
    ]
    const { 'content-length': length, 'content-encoding': encoding } = head.headers
    expect({ length, encoding }).toEqual({ length: String(get.rawPayload.length), encoding: 'br' })
    expect(head.rawPayload.length).toBe(0)
  })

  it('answers 404 with a page where no remote owns the address', async () => {
    const reply = await page('/no-such-page')
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('text/html')
  })

  it('never answers a page for a file that is not there', async () => {
    const reply = await page('/remotes/content/0.0.0/entry.js')
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).not.toContain('text/html')
  })

  it('says what browsers heed of pages, which a script need not carry', async () => {
    const headers = { 'referrer-policy': 'strict-origin', 'cross-origin-opener-policy': 'same-origin-allow-popups' }
    const { headers: given, body } = await page('/home')
    expect(given).toMatchObject({ ...headers, 'x-content-type-options': 'nosniff' })
    expect(given['permissions-policy']).toContain('camera=()')
    const script = await site.app.inject(/src="(\/assets\/shell[^"]+)"/.exec(body)?.[1] ?? '')
    expect(script.statusCode).toBe(200)
    expect(script.headers['x-content-type-options']).toBe('nosniff')
    expect(script.headers).not.toHaveProperty('permissions-policy')
  })

  it('tells the browser of what its first screen shares of the shell', async () => {
    const { body } = await page('/home')
    const list = JSON.parse(
      fs.readFileSync(path.join(findProjectRoot(undefined), 'dist/shell/shell.json'), 'utf8'),
    ) as {
      shares: Record<string, string[]>
    }
    const files = list.shares['@yawmi/remote-kit/query'] ?? []
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(body).toContain(`href="${file}"`)
  })

  it('gives the browser its CSRF cookie behind the sign-in', async () => {
    expect(String((await page('/home')).headers['set-cookie'])).toMatch(/^XSRF-TOKEN=/)
  })
})

it('signs every list that browsers are given, which is small', async () => {
  const { keys, releases } = bootOf((await page('/')).body)
  expect((await site.app.inject('/release-keys.json')).json()).toEqual({ keys })
  const listAt = async (url: string) => (await site.app.inject(url)).json<SignedList>()
  for (const [list, scope] of [
    [releases, 'pages'],
    [await listAt('/releases.json'), 'all'],
    [await listAt('/releases.json?remote=auth'), remoteScope('auth')],
    [await listAt('/releases.json?remote=pages'), remoteScope('pages')],
  ] as const)
    expect(await isSignedFor(list, scope, keys)).toBe(true)
  const sent = await site.app.inject({ url: '/releases.json', headers: { 'accept-encoding': 'br' } })
  expect(sent.headers['access-control-expose-headers']).toBe('Date')
  for (const bytes of [sent.rawPayload, brotliCompressSync(JSON.stringify(releases))])
    expect(bytes.length).toBeLessThan(8 * 1024)
})

it('says without a list that the one of a page still stands, by its signature', async () => {
  const { releases } = bootOf((await page('/')).body)
  const ask = (tag: string) =>
    site.app.inject({ url: '/releases.json?for=pages', headers: { 'if-none-match': tag, 'accept-encoding': 'br' } })
  const same = await ask(`"${releases.signed?.sig}"`)
  expect([same.statusCode, same.body]).toEqual([304, ''])
  const other = await ask('"another"')
  expect(other.statusCode).toBe(200)
  expect(other.headers).toMatchObject({ etag: `"${releases.signed?.sig}"`, 'cache-control': 'no-cache' })
})

it('keeps to itself what servers alone read', async () => {
  const shell = JSON.parse(fs.readFileSync(path.join(findProjectRoot(undefined), 'dist/shell/shell.json'), 'utf8')) as {
    server: string
  }
  const { remotes } = (await site.app.inject('/releases.json')).json<{ remotes: { landing: { manifest: string }[] } }>()
  const folder = path.posix.dirname(remotes.landing[0]?.manifest ?? '')
  for (const file of [
    '/assets/shell.json',
    `/assets/${shell.server}`,
    `${folder}/server.cjs`,
    `${folder}/server%2Ecjs`,
  ])
    expect((await site.app.inject({ url: file, headers: { 'accept-encoding': 'br' } })).statusCode).toBe(404)
  expect((await site.app.inject(`${folder}/remoteEntry.js`)).statusCode).toBe(200)
})

describe('the brand of a page', () => {
  const brandAt = async (url: string, host?: string) => bootOf((await page(url, host)).body).brand.id

  it('is chosen by host name, else by ?brand=, else the default', async () => {
    expect(await brandAt('/')).toBe('yawmi')
    expect(await brandAt('/?brand=nasma')).toBe('nasma')
    expect(await brandAt('/?brand=yawmi', 'nasma.localhost')).toBe('nasma')
  })

  it('is the default one for an unknown name', async () => {
    expect(await brandAt('/?brand=../../etc/passwd')).toBe('yawmi')
  })

  it('can be read by any page, and is 404 when there is none', async () => {
    const reply = await site.app.inject('/brands/nasma.json')
    expect(reply.json()).toMatchObject({ id: 'nasma' })
    expect(reply.headers['access-control-allow-origin']).toBe('*')
    const none = await site.app.inject('/brands/nobody.json')
    expect(none.statusCode).toBe(404)
    expect(none.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('released files', () => {
  it('are kept for good, compressed, and open to pages of other origins', async () => {
    const list = (await site.app.inject('/releases.json')).json<{ remotes: { auth: { manifest: string }[] } }>()
    const folder = list.remotes.auth[0]?.manifest.replace('/mf-manifest.json', '')
    const reply = await site.app.inject({ url: `${folder}/entry.js`, headers: { 'accept-encoding': 'br' } })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
    })
  })

  it('are not sent again to who has them, and only whole', async () => {
    const list = (await site.app.inject('/releases.json')).json<{ remotes: { auth: { manifest: string }[] } }>()
    const url = list.remotes.auth[0]?.manifest.replace('mf-manifest.json', 'alone-main.mjs')
    const get = (headers: Record<string, string>) => site.app.inject({ url, headers })
    const { headers, rawPayload } = await get({ 'accept-encoding': 'br' })
    expect(headers.etag).toMatch(/^W\/".+"$/)
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'Accept-Encoding' })
    const part = await get({ 'accept-encoding': 'br', range: 'bytes=0-9' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([200, rawPayload.length])
    const head = await site.app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'br' } })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(rawPayload.length)])
  })

  it('are carried by the script for integrators’ pages, which is asked for anew like the list', async () => {
    const list = (await site.app.inject('/releases.json')).json<{ remotes: { auth: { manifest: string }[] } }>()
    for (const url of ['/embed.js', '/embed-frame.js']) {
      const { body, headers } = await site.app.inject(url)
      expect(body).toContain(`"folder":"${list.remotes.auth[0]?.manifest.replace('mf-manifest.json', '')}"`)
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      const again = await site.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
      expect(again.statusCode).toBe(304)
    }
  })

  it('have a manifest for any federation host: an entry that needs nothing of our shell, ours in a field beside it', async () => {
    const list = (await site.app.inject('/releases.json')).json<{
      remotes: Record<string, { manifest: string; version: string }[]>
    }>()
    for (const [name, releases] of Object.entries(list.remotes)) {
      const address = releases[0]?.manifest ?? ''
      const { metaData, exposes } = (await site.app.inject(address)).json<{
        metaData: Record<'remoteEntry' | 'shellEntry', { name: string; type: string }>
        exposes: { path: string; assets: { js: { sync: string[] } } }[]
      }>()
      const bodyOf = async (file: string) => (await site.app.inject(`${path.posix.dirname(address)}/${file}`)).body
      expect(metaData).toMatchObject({
        globalName: `mfe_${name}`,
        remoteEntry: { type: 'var' },
        buildInfo: { buildVersion: releases[0]?.version },
      })
      expect(await bodyOf(metaData.remoteEntry.name)).not.toMatch(/_FEDERATION_RUNTIME_CORE|yawmiBundlerRuntime/)
      expect(await bodyOf(metaData.shellEntry.name)).toContain('yawmiBundlerRuntime')
      // What a host preloads as scripts are scripts that will be used.
      expect(exposes.map((exposed) => [exposed.path, exposed.assets.js.sync.length])).toEqual([
        ['./remote', 1],
        ['./lifecycles', 0],
      ])
    }
  })

  it('are named by a manifest at an address that stays, for hosts that name remotes when they are built', async () => {
    const list = (await site.app.inject('/releases.json')).json<{ remotes: { auth: { manifest: string }[] } }>()
    const reply = await site.app.inject({
      url: '/remotes/auth/mf-manifest.json',
      headers: { host: 'nasma.localhost:4' },
    })
    const folder = list.remotes.auth[0]?.manifest.replace('mf-manifest.json', '')
    expect(reply.json()).toMatchObject({
      name: 'mfe_auth',
      metaData: { publicPath: `http://nasma.localhost:4${folder}` },
    })
    expect(reply.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
    expect((await site.app.inject('/remotes/nothing/mf-manifest.json')).statusCode).toBe(404)
  })

  it('are never those of other folders', async () => {
    for (const url of [
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/remotes/..%2f..%2fpackage.json',
    ])
      expect((await site.app.inject(url)).body).not.toContain('"packageManager"')
  })
})
