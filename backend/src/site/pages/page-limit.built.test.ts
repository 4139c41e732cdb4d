import { createTestSite, type TestSite } from '../../../test/site/test-site'

const LIMIT = 20
let site: TestSite
let client = 0
beforeAll(async () => {
  site = await createTestSite({ PAGE_LIMIT: String(LIMIT), TRUST_PROXY: 'loopback' })
})
beforeEach(() => (client += 1))
afterAll(() => site.close())

const ask = (url: string, headers: Record<string, string> = {}, from = `203.0.113.${client}`) =>
  site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', 'x-forwarded-for': from, ...headers } })

it('asks who opens far too many pages to wait a minute, in Arabic and in few bytes', async () => {
  const addresses = ['/', '/home', '/nothing-here', '/embed/content?brand=yawmi', '/alone/content', '/webview/register']
  for (let page = 0; page < LIMIT; page++)
    expect((await ask(addresses[page % addresses.length]!)).statusCode).not.toBe(429)
  for (const address of addresses) {
    const reply = await ask(address)
    expect(reply.statusCode).toBe(429)
    const wait = Number(reply.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.body).toContain('<html lang="ar" dir="rtl">')
    expect(reply.body).toContain('مهلًا قليلًا')
    expect(Buffer.byteLength(reply.body)).toBeLessThan(3_000)
  }
})

it('answers others meanwhile, and every file and call of the same address', async () => {
  for (let page = 0; page <= LIMIT; page++) await ask('/')
  expect((await ask('/')).statusCode).toBe(429)
  expect((await ask('/', {}, '198.51.100.1')).statusCode).not.toBe(429)
  for (const file of [
    '/robots.txt',
    '/releases.json',
    '/site.json',
    '/brands/yawmi.json',
    '/healthz',
    '/api/xsrf-token',
  ])
    for (let time = 0; time < 2 * LIMIT; time++) expect((await ask(file)).statusCode).toBe(200)
})

it('counts all of them together, and answers each, when many are asked for at one moment', async () => {
  const addresses = ['/', '/home', '/embed/content', '/embed/auth', '/alone/content', '/nothing']
  const replies = await Promise.all(
    Array.from({ length: 4 * LIMIT }, (_, page) => ask(addresses[page % addresses.length]!)),
  )
  expect(replies.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(LIMIT)
}, 10_000)

it('says it as data to who takes no pages', async () => {
  for (let page = 0; page <= LIMIT; page++) await ask('/')
  const reply = await ask('/', { accept: 'application/json' })
  expect(reply.statusCode).toBe(429)
  expect(reply.json()).toMatchObject({ error: 'too_many_requests', retryAfter: expect.any(Number) })
})
