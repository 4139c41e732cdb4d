import { tmpdir } from 'node:os'
import cookies from '@fastify/cookie'
import { defaultBrand } from '@yawmi/brand'
import Fastify, { type FastifyInstance } from 'fastify'
import { XsrfTokens } from '../../http/plugins/xsrf'
import { pages } from '../pages/pages'
import type { SiteParts } from '../parts/site-parts'
import { overrideRoutes } from './override-routes'

const SITE = 'https://yawmi.example'
const CONTENT = 'content@http://localhost:5003'
const open = { ...defaultBrand, id: 'open', features: { ...defaultBrand.features, liveDevelopment: true } }

let app: FastifyInstance
beforeEach(async () => {
  const brands = {
    choose: (_host: string, id?: string) => (id === 'open' ? open : defaultBrand),
    brandQuery: ({ id }: { id: string }) => (id === 'open' ? '?brand=open' : ''),
  }
  const pairs = new XsrfTokens({ ofPair: () => 'c'.repeat(43), verify: () => false, isOutdated: () => false }, SITE)
  const parts = {
    env: { root: '', cacheDir: tmpdir(), siteOrigin: SITE, mediaOrigin: 'https://media.example', WARM_UP: 'off' },
    pairs,
    brands,
    brandPreviews: {
      choose: async (_: unknown, id?: string) => ({ brand: brands.choose('', id), preview: undefined }),
    },
    releases: { chosenFor: () => ({ remotes: {} }), signed: { ofPages: { remotes: {} } }, routeOf: () => undefined },
    shell: { assets: { scripts: [], fonts: [] } },
    limit: {},
    extraScripts: [],
    testerLinks: { of: async () => [] },
  } as unknown as SiteParts
  app = Fastify()
  await app.register(cookies)
  await app.register(overrideRoutes, parts)
  await app.register(pages, parts)
})
afterEach(() => app.close())

const bootOf = (html: string) =>
  JSON.parse(/id="yawmi-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { overrides?: unknown }
const confirm = (override: string, { to = `/home?brand=open&override=${override}`, site = 'same-origin' } = {}) =>
  app.inject({
    method: 'POST',
    url: '/overrides',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams({ override, to }).toString(),
  })
const page = (override: string | undefined, cookie?: string, url = '/home?brand=open') =>
  app.inject({
    url: url + (override === undefined ? '' : `&override=${encodeURIComponent(override)}`),
    cookies: cookie === undefined ? {} : { 'yawmi-override': cookie },
  })

describe('a page that is to load a remote of a development server', () => {
  it('asks first, and loads nothing of it before its visitor has confirmed', async () => {
    const reply = await page(CONTENT)
    expect(reply.body).toContain('تشغيل نسخة قيد التطوير؟')
    expect(reply.body).toContain('content ← http://localhost:5003')
    expect(reply.body).not.toContain('yawmi-boot')
    expect(reply.headers['cache-control']).toBe('no-store')
    // Nobody may be led to press its button in a frame.
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(reply.cookies).toEqual([])
  })

  it('is widened for these servers alone once they are confirmed, says so, and is kept by no cache', async () => {
    const confirmed = await confirm(CONTENT)
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, `/home?brand=open&override=${CONTENT}`])
    const [cookie] = confirmed.cookies
    expect(cookie).toMatchObject({ name: 'yawmi-override', value: CONTENT, httpOnly: true, sameSite: 'Lax' })
    // Of the browser's session.
    expect(cookie).not.toHaveProperty('maxAge')

    for (const reply of [await page(CONTENT, CONTENT), await page(undefined, CONTENT)]) {
      const policy = String(reply.headers['content-security-policy'])
      expect(/connect-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' https://media.example http://localhost:5003")
      expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toContain('localhost')
      expect(reply.headers['cache-control']).toBe('private, no-store')
      expect(reply.headers['x-yawmi-preview']).toBe('1')
      expect(bootOf(reply.body).overrides).toEqual([{ remote: 'content', origin: 'http://localhost:5003' }])
      expect(reply.body).toContain('<bdi dir="ltr">content localhost:5003</bdi>')
      expect(reply.body).toContain('href="/overrides?brand=open&amp;off=1"')
      expect(reply.body).toContain('["http://localhost:5003"].indexOf(u.origin)')
    }
  })

  it('is as everybody has it where nothing was confirmed, and where its brand does not allow it', async () => {
    for (const reply of [await page(undefined), await page(CONTENT, CONTENT, '/home?brand=yawmi')]) {
      expect(reply.headers['content-security-policy']).not.toContain('localhost:5003')
      expect(reply.headers['x-yawmi-preview']).toBeUndefined()
      expect(bootOf(reply.body).overrides).toBeUndefined()
      expect(reply.body).not.toContain('localhost:5003')
    }
  })

  it('asks again for others than were confirmed', async () => {
    const other = 'auth@http://localhost:5004'
    expect((await page(other, CONTENT)).body).toContain('auth ← http://localhost:5004')
  })

  it.each([
    'content@https://evil.example',
    'content@http://192.168.1.2:5003',
    "content@http://localhost:5003 'unsafe-inline'",
  ])('takes nothing from elsewhere: %s', async (override) => {
    const refused = [await page(override), await confirm(override)]
    for (const reply of refused) {
      expect(reply.statusCode).toBe(400)
      expect(reply.body).toContain('لا يمكن تشغيل هذه النسخة')
      expect(reply.cookies).toEqual([])
    }
    // Not by a cookie that somebody wrote either.
    const reply = await page(undefined, override)
    expect(bootOf(reply.body).overrides).toBeUndefined()
    expect(reply.headers['content-security-policy']).not.toContain('evil')
  })

  it('is confirmed by its own form alone, and leads nowhere else', async () => {
    const foreign = await confirm(CONTENT, { site: 'cross-site' })
    expect([foreign.statusCode, foreign.cookies]).toEqual([403, []])
    expect((await confirm(CONTENT, { to: '/home?brand=yawmi' })).statusCode).toBe(400)
    for (const to of ['//evil.example?brand=open', 'https://evil.example?brand=open', '/\\evil.example?brand=open'])
      expect((await confirm(CONTENT, { to })).headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it('ends where its visitor has enough', async () => {
    const reply = await app.inject({ url: '/overrides?brand=open&off=1', cookies: { 'yawmi-override': CONTENT } })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/?brand=open'])
    expect(reply.cookies).toEqual([expect.objectContaining({ name: 'yawmi-override', value: '', maxAge: 0 })])
  })
})
