import { createTestSite, type TestSite } from '../../../test/site/test-site'
import { CachedPages } from './cached-pages'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const ask = (headers: Record<string, string> = {}) =>
  site.app.inject({ url: '/', headers: { host: 'localhost', 'accept-encoding': 'br', ...headers } })

it('the landing page is the same, headers and all, for who comes a moment later, and is not looked for again', async () => {
  const deadline = Date.now() + 20_000
  // Right after a start it is not what caches may keep: its text is still to come.
  while (!String((await ask()).headers['cache-control']).startsWith('public') && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const looked = jest.spyOn(CachedPages.prototype, 'get')
  const first = await ask({ cookie: 'a=b' })
  expect(looked).toHaveBeenCalledTimes(1)
  await ask()
  looked.mockClear()
  const second = await ask()
  expect(looked).not.toHaveBeenCalled()
  const { date: _date, ...headers } = second.headers
  expect(first.headers).toMatchObject(headers)
  expect(Object.keys(second.headers).sort()).toEqual(Object.keys(first.headers).sort())
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    vary: 'Accept-Encoding',
    etag: expect.any(String),
  })
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
})
