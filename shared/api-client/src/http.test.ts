import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as byAxios from './axios-http'
import * as byFetch from './fetch-http'

const BASE = 'http://api.example'
const network = setupServer(
  http.all(`${BASE}/echo`, async ({ request }) =>
    HttpResponse.json(
      {
        method: request.method,
        search: new URL(request.url).search,
        body: await request.text(),
        type: request.headers.get('content-type')?.split(';')[0] ?? null,
      },
      { status: 422 },
    ),
  ),
  http.get(`${BASE}/text`, () => HttpResponse.text('<html>')),
  http.get(`${BASE}/cut`, () => HttpResponse.error()),
  http.get(`${BASE}/never`, async () => {
    await delay('infinite')
    return HttpResponse.json({})
  }),
)
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterAll(() => network.close())

describe.each([
  ['axios', byAxios],
  ['the browser itself', byFetch],
])('HTTP by %s', (_, { createHttp }) => {
  const ask = createHttp({ base: BASE, timeout: 20_000 })

  it('sends JSON and queries, and answers whatever status came', async () => {
    const query = { q: 'ب ا', page: 2, none: undefined }
    const { status, data } = await ask({ method: 'POST', path: '/echo', query, body: { a: 1 } })
    expect(status).toBe(422)
    const { search, ...rest } = data as { search: string }
    expect(rest).toEqual({ method: 'POST', body: '{"a":1}', type: 'application/json' })
    expect([...new URLSearchParams(search)]).toEqual([
      ['q', 'ب ا'],
      ['page', '2'],
    ])
  })

  it('passes on what whoever gave up threw', async () => {
    const control = new AbortController()
    const request = ask({ method: 'GET', path: '/never', signal: control.signal })
    control.abort()
    await expect(request).rejects.not.toMatchObject({ name: 'NoAnswerError' })
  })
})

describe('HTTP by the browser itself', () => {
  const ask = byFetch.createHttp({ base: BASE, timeout: 20_000 })
  const impatient = byFetch.createHttp({ base: BASE, timeout: 50 })

  it('asks in browsers that cannot make a signal of a time, and gives up there too', async () => {
    const { timeout } = AbortSignal
    Reflect.deleteProperty(AbortSignal, 'timeout')
    expect(await ask({ method: 'GET', path: '/text' })).toMatchObject({ status: 200 })
    await expect(impatient({ method: 'GET', path: '/never' })).rejects.toMatchObject({ why: 'timeout' })
    Object.assign(AbortSignal, { timeout })
  })

  it('answers text that is no JSON as text', async () => {
    expect(await ask({ method: 'GET', path: '/text' })).toEqual({ status: 200, data: '<html>' })
  })

  it('gives a call up after a time of its own', async () => {
    await expect(ask({ method: 'GET', path: '/never', timeout: 50 })).rejects.toMatchObject({ why: 'timeout' })
  })

  it('tells no answer from a late one', async () => {
    await expect(ask({ method: 'GET', path: '/cut' })).rejects.toMatchObject({ why: 'network' })
    await expect(impatient({ method: 'GET', path: '/never' })).rejects.toMatchObject({ why: 'timeout' })
  })
})
