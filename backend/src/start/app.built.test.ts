import { rawGet } from '../../test/requests/raw-get'
import { createTestSite, type TestSite } from '../../test/site/test-site'

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

  it.each(['/[', '/remotes/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '/%2e%2e/%2e%2e/etc/passwd'])(
    'of the address %s are no fault of ours, and no file of ours',
    async (target) => {
      const { status, body } = await rawGet(site.app, target)
      expect(status).toBe(404)
      expect(body).not.toMatch(/workspaces|root:|Invalid URL|at .*\.ts/)
    },
  )

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
    const { error, retryAfter } = replies[2]!.json<{ error: string; retryAfter: number }>()
    expect(error).toBe('too_many_requests')
    // The rest of the minute that began with the first call, however long the three took.
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })
})

describe('a client’s network address', () => {
  /** Statuses of three calls that each name another client, where an address may call twice a minute. */
  async function callsNaming(clients: string[], trusted?: string): Promise<number[]> {
    const narrow = await createTestSite({ RATE_LIMIT: '2', ...(trusted && { TRUST_PROXY: trusted }) })
    const statuses: number[] = []
    for (const client of clients) {
      const reply = await narrow.app.inject({ url: '/api/xsrf-token', headers: { 'x-forwarded-for': client } })
      statuses.push(reply.statusCode)
    }
    await narrow.close()
    return statuses
  }

  it('is not what the client says it is', async () => {
    expect(await callsNaming(['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([200, 200, 429])
  })

  it('is what the nearest proxy says where that is trusted, whatever the client put before it', async () => {
    expect(await callsNaming(['203.0.113.1', '203.0.113.2', '203.0.113.3'], 'loopback')).toEqual([200, 200, 200])
    const forged = ['1.1.1.1, 203.0.113.9', '2.2.2.2, 203.0.113.9', '3.3.3.3, 203.0.113.9']
    expect(await callsNaming(forged, 'loopback')).toEqual([200, 200, 429])
  })
})

describe('an answer', () => {
  it('of the API is kept by nobody between, and taken for nothing but JSON', async () => {
    for (const reply of [await site.get('/api/players/categories', 'free-visitor'), await site.get('/api/nothing')])
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      })
  })
})

describe('a client that sends its request too slowly', () => {
  it('is hung up on', async () => {
    const { server } = site.app
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([60_000, 300_000, 60_000])
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

describe('calls of sign-in', () => {
  it('have limits of their own, which neither other calls nor those of another kind use up', async () => {
    const narrow = await createTestSite({ RATE_LIMIT: '3', SIGN_IN_LIMIT: '5' })
    const statuses = async (send: () => Promise<{ statusCode: number }>, times: number) => {
      const all: number[] = []
      for (let time = 0; time < times; time++) all.push((await send()).statusCode)
      return all
    }
    const script = () => narrow.send('POST', '/api/players/protected-script')
    const confirm = () => narrow.send('POST', '/api/players/confirm/otp', {})
    expect(await statuses(() => narrow.get('/api/xsrf-token'), 4)).toEqual([200, 200, 200, 429])
    expect(await statuses(script, 6)).toEqual([200, 200, 200, 200, 200, 429])
    expect(await statuses(confirm, 6)).toEqual([422, 422, 422, 422, 422, 429])
    await narrow.close()
  })
})

describe('calls that are refused for want of a session', () => {
  it('count like others', async () => {
    const narrow = await createTestSite({ RATE_LIMIT: '3' })
    const statuses: number[] = []
    for (let call = 0; call < 5; call++) {
      const reply = await narrow.get('/api/players/subscriber-details', 'x'.repeat(43))
      statuses.push(reply.statusCode)
    }
    await narrow.close()
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })
})
