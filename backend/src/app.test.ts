import { createTestSite, type TestSite } from './testing/test-site'

const PARTNER = 'https://partner.example'
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ CORS_ORIGINS: PARTNER })
})
afterAll(() => site.close())

const CONTACT = '/api/v2/players/contact'

describe('failures', () => {
  it('of unknown addresses are JSON', async () => {
    for (const url of ['/api/nothing', '/api/players/%E0%A4%A', '/api/', '/api']) {
      const reply = await site.get(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toEqual({ error: 'not_found', message: 'لم نجد ما تبحث عنه.' })
    }
  })

  it.each([
    ['broken JSON', 422, { 'content-type': 'application/json' }, '{"name":'],
    ['JSON that poisons prototypes', 422, { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}'],
    ['no body', 422, { 'content-type': 'application/json' }, ''],
    ['another kind of body', 415, { 'content-type': 'text/csv' }, 'a,b'],
    ['a body too large', 413, { 'content-type': 'application/json' }, `"${'a'.repeat(70_000)}"`],
  ])('of %s answer in the contract’s shape', async (_what, status, headers, payload) => {
    const reply = await site.app.inject({
      method: 'POST',
      url: CONTACT,
      headers: { ...site.writeHeaders(), ...headers },
      payload,
    })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ error: expect.any(String), message: expect.stringMatching(/[\u0600-\u06ff]/) })
  })

  it('of the database say nothing of it', async () => {
    const broken = await createTestSite()
    await broken.database.db.execute('DROP TABLE categories CASCADE')
    const reply = await broken.get('/api/players/categories', 'free-visitor')
    await broken.close()
    expect(reply.statusCode).toBe(500)
    expect(reply.body).toBe(JSON.stringify({ message: 'حدث خطأ لدينا، يرجى المحاولة لاحقًا.', error: 'internal' }))
  })
})

describe('other origins', () => {
  const preflight = (origin: string) =>
    site.app.inject({ method: 'OPTIONS', url: CONTACT, headers: { origin, 'access-control-request-method': 'POST' } })

  it('may call when they are allowed', async () => {
    expect((await preflight(PARTNER)).headers['access-control-allow-origin']).toBe(PARTNER)
  })

  it('may not otherwise', async () => {
    expect((await preflight('https://stranger.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('one network address', () => {
  it('is refused when it asks too often, with the time to wait', async () => {
    const narrow = await createTestSite({ RATE_LIMIT: '2' })
    const replies = [
      await narrow.get('/api/xsrf-token'),
      await narrow.get('/api/xsrf-token'),
      await narrow.get('/api/xsrf-token'),
    ]
    await narrow.close()
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(replies[2]?.json()).toMatchObject({ error: 'too_many_requests', retryAfter: 60 })
  })
})

describe('health', () => {
  it('tells that the process answers, and that it can serve', async () => {
    expect((await site.get('/healthz')).statusCode).toBe(200)
    expect((await site.get('/readyz')).json()).toEqual({ status: 'ready' })
  })
})

describe('the API description', () => {
  it('names every operation that stands, with its schemas', async () => {
    const { openapi, paths } = (await site.get('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
      Object.values(path),
    )
    expect(operations.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['login', 'categoryContent', 'todaysContent', 'contact', 'viewContent']),
    )
    expect(paths['/api/players/categories/{categoryId}/content'].get.parameters).toContainEqual(
      expect.objectContaining({ in: 'path', name: 'categoryId', required: true }),
    )
  })
})
