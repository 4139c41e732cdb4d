import cookies from '@fastify/cookie'
import { defaultBrand } from '@yawmi/brand'
import { TESTERS_SCOPE } from '@yawmi/contract/site-links'
import Fastify, { type FastifyInstance } from 'fastify'
import type { SiteParts } from '../parts/site-parts'
import { ListSigner } from '../releases/list/list-signer'
import { TesterLinks } from '../releases/tester-links'
import { testers } from './testers'

const signer = new ListSigner()
const linkOf = (canaries: readonly string[], { by = signer, scope = TESTERS_SCOPE } = {}) =>
  Buffer.from(JSON.stringify(by.sign({ canaries }, scope, 1))).toString('base64url')

let app: FastifyInstance
beforeEach(async () => {
  app = Fastify()
  await app.register(cookies)
  await app.register(testers, {
    env: { siteOrigin: 'https://yawmi.example' },
    brands: {
      choose: (_host: string, id = '') => ({ ...defaultBrand, id }),
      brandQuery: ({ id }: { id: string }) => id && `?brand=${id}`,
    },
    releases: { list: { remotes: {}, canaries: { content: { release: { version: '2' } } } } },
    testerLinks: new TesterLinks(signer),
    limit: {},
  } as unknown as SiteParts)
})
afterEach(async () => {
  jest.useRealTimers()
  await app.close()
})

it('gives a browser the link that it opened, until the link ends, and goes on to a page of the site', async () => {
  const link = linkOf(['auth@1', 'content@2'])
  const reply = await app.inject(`/testers?link=${link}&to=/quotes-list?page=2`)
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/quotes-list?page=2'])
  expect(reply.cookies).toEqual([
    expect.objectContaining({
      name: 'yawmi-canary',
      value: link,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    }),
  ])
  expect(reply.cookies[0]?.maxAge).toBeLessThanOrEqual(24 * 60 * 60)
  expect((await app.inject(`/testers?link=${link}&brand=almadar`)).headers.location).toBe('/?brand=almadar')
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/x/..//evil.example', '/%2e%2e//evil.example'])(
  'leads nowhere but to its own pages: not to %s',
  async (to) => {
    const reply = await app.inject(`/testers?link=${linkOf(['content@2'])}&to=${encodeURIComponent(to)}`)
    expect(new URL(String(reply.headers.location), 'https://yawmi.example').origin).toBe('https://yawmi.example')
  },
)

it('sets nothing for a link that was not signed for this, has ended, or whose canary is no longer open', async () => {
  const refused = [
    'nonsense',
    linkOf(['content@2'], { by: new ListSigner() }),
    linkOf(['content@2'], { scope: 'pages' }),
    linkOf(['content@1', 'constructor@2']),
  ]
  for (const link of refused) {
    const reply = await app.inject(`/testers?link=${link}`)
    expect([reply.statusCode, reply.cookies]).toEqual([410, []])
    expect(reply.body).toContain('انتهت صلاحية هذا الرابط')
  }
  const link = linkOf(['content@2'])
  expect((await app.inject(`/testers?link=${link}`)).statusCode).toBe(303)
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  expect((await app.inject(`/testers?link=${link}`)).statusCode).toBe(410)
})

it('forgets the link where the tester has enough', async () => {
  const reply = await app.inject({
    url: '/testers?brand=almadar&off=1',
    cookies: { 'yawmi-canary': linkOf(['content@2']) },
  })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/?brand=almadar'])
  expect(reply.cookies).toEqual([expect.objectContaining({ name: 'yawmi-canary', value: '', maxAge: 0 })])
})
