import { OPERATIONS, XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { PREFETCHED } from './prefetched-calls'
import { createTransport, type Transport } from './transport'

/** The page's own origin, whose cookie it reads, and another. */
const ORIGINS = { own: 'http://localhost', other: 'http://api.example' }
const [, PAIR_PATH] = OPERATIONS.xsrfToken
const [, WRITE_PATH] = OPERATIONS.contact

/** What was asked of a server that knows one pair a session, in order. */
let requests: string[]
/** The server refuses right pairs too. */
let blind: boolean
const rightPair = (request: Request) => `pair-of-${request.headers.get('authorization')?.slice(-5) ?? 'nobody'}`
const network = setupServer(
  ...Object.values(ORIGINS).flatMap((origin) => [
    http.get(origin + PAIR_PATH, ({ request }) => {
      requests.push('pair')
      if (origin === ORIGINS.own) document.cookie = `${XSRF_COOKIE}=${rightPair(request)}; Path=/`
      return HttpResponse.json({ data: { token: rightPair(request) } })
    }),
    http.get(`${origin}/api/players/categories`, () => {
      requests.push('read')
      return HttpResponse.json({ data: [] })
    }),
    http.post(origin + WRITE_PATH, ({ request }) => {
      requests.push('write')
      if (!blind && request.headers.get(XSRF_HEADER) === rightPair(request)) return HttpResponse.json({ message: 'تم' })
      return HttpResponse.json({ error: 'xsrf_mismatch', message: 'رسالة' }, { status: 419 })
    }),
  ]),
)

let session: string | undefined
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  requests = []
  blind = false
  session = undefined
  document.cookie = `${XSRF_COOKIE}=; Max-Age=0; Path=/`
})
afterAll(() => network.close())

describe.each(Object.entries(ORIGINS))('the CSRF token of a page at its %s origin', (_whose, base) => {
  let send: Transport
  beforeEach(() => (send = createTransport({ base, bearer: () => session })))
  const write = () => send('contact', { body: {} })

  it('is fetched once for many writes of one session', async () => {
    await write()
    await write()
    expect(requests).toEqual(['pair', 'write', 'write'])
  })

  it('is not fetched for reading', async () => {
    await send('categories')
    expect(requests).toEqual(['read'])
  })

  it('changes with the session, and no write of the page fails', async () => {
    for (const token of [undefined, 'first', undefined, 'other']) {
      session = token
      await expect(write()).resolves.toEqual({ message: 'تم' })
    }
    expect(requests.filter((what) => what === 'pair')).toHaveLength(4)
  })

  it('is fetched once more when the server refuses it, and then the refusal is told', async () => {
    await write()
    blind = true
    await expect(write()).rejects.toMatchObject({ id: 'xsrf_mismatch', status: 419 })
    expect(requests).toEqual(['pair', 'write', 'write', 'pair', 'write'])
    blind = false
    await expect(write()).resolves.toEqual({ message: 'تم' })
  })
})

it('sends the cookie that another tab was given', async () => {
  const send = createTransport({ base: ORIGINS.own, bearer: () => 'first' })
  document.cookie = `${XSRF_COOKIE}=pair-of-first; Path=/`
  await send('contact', { body: {} })
  expect(requests).toEqual(['write'])
})

describe('what the page began to ask before the client was there', () => {
  const page = globalThis as { [PREFETCHED]?: object }
  const begin = (operation: string, reply: Promise<object>) => {
    page[PREFETCHED] = { [operation]: { token: 'first', reply } }
  }
  let send: Transport
  beforeEach(() => {
    session = 'first'
    send = createTransport({ base: ORIGINS.own, bearer: () => session })
  })

  it('is not asked again', async () => {
    begin('categories', Promise.resolve({ status: 200, data: { data: [{ uuid: 'begun' }] } }))
    await expect(send('categories')).resolves.toEqual({ data: [{ uuid: 'begun' }] })
    expect(requests).toEqual([])
  })

  it('is asked again where it had no answer', async () => {
    begin('categories', Promise.reject(new TypeError('Failed to fetch')))
    await expect(send('categories')).resolves.toEqual({ data: [] })
    expect(requests).toEqual(['read'])
  })

  it('is not asked again where the answer was too late', async () => {
    begin('categories', Promise.reject(new DOMException('signal timed out', 'TimeoutError')))
    await expect(send('categories')).rejects.toMatchObject({ id: 'timeout' })
    expect(requests).toEqual([])
  })

  it('is never written a second time', async () => {
    begin('contact', Promise.reject(new TypeError('Failed to fetch')))
    await expect(write()).rejects.toMatchObject({ id: 'network' })
    expect(requests).toEqual([])
  })

  it('is asked anew for whoever came meanwhile', async () => {
    begin('categories', Promise.resolve({ status: 200, data: { data: ['of the first'] } }))
    session = 'second'
    await expect(send('categories')).resolves.toEqual({ data: [] })
  })

  const write = () => send('contact', {})
})
