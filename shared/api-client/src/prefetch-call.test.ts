import { prefetchCall } from './prefetch-call'
import type { PageWithToken } from './prefetched-calls'

const page = globalThis as PageWithToken

/** What the calls of a page send, in turn, with their CSRF token. */
function listen(): string[] {
  const sent: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { headers } = {}) => {
    const token = new Headers(headers).get('x-xsrf-token')
    const path = new URL(address as string, location.origin).pathname
    sent.push(token ? `${path} ${token}` : path)
    if (path.includes('xsrf')) document.cookie = 'XSRF-TOKEN=second'
    return Response.json({})
  })
  return sent
}
afterEach(() => {
  jest.restoreAllMocks()
  delete page.yawmiToken
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

describe('a call that writes, before the client has loaded', () => {
  it('waits for the token that its page has asked for already, and asks for no second one', async () => {
    const sent = listen()
    page.yawmiToken = new Promise((resolve) =>
      setTimeout(() => {
        document.cookie = 'XSRF-TOKEN=first'
        resolve()
      }),
    )
    await prefetchCall('login', { body: { msisdn: '0912345678' } })
    expect(sent).toEqual(['/api/players/login first'])
  })

  it('asks for one itself where the page has not, or where nothing came of it', async () => {
    const sent = listen()
    page.yawmiToken = Promise.resolve()
    await prefetchCall('login', { body: { msisdn: '0912345678' } })
    expect(sent).toEqual(['/api/xsrf-token', '/api/players/login second'])
  })
})

it('a call that reads waits for no token', async () => {
  const sent = listen()
  page.yawmiToken = new Promise(() => {})
  await prefetchCall('todaysContent')
  expect(sent).toHaveLength(1)
})
