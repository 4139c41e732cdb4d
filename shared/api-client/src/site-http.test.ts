import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

const BASE = 'http://api.example'
const loaded = jest.fn()
/** When the library is loaded is the matter here; what it does stands in http.test.ts. */
jest.mock('./axios-http', () => {
  loaded()
  return jest.requireActual<object>('./fetch-http')
})
const network = setupServer(http.all(`${BASE}/any`, ({ request }) => HttpResponse.json({ method: request.method })))
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterAll(() => network.close())

/** A page that nothing was done in yet. */
async function fresh() {
  jest.resetModules()
  loaded.mockClear()
  const { createHttp } = await import('./site-http')
  return createHttp({ base: BASE, timeout: 20_000 })
}
const read = { method: 'GET', path: '/any' }
const written = { method: 'POST', path: '/any', body: {} }

describe('the HTTP library', () => {
  it('is no part of a page that is only read', async () => {
    const ask = await fresh()
    await expect(ask(read)).resolves.toEqual({ status: 200, data: { method: 'GET' } })
    expect(loaded).not.toHaveBeenCalled()
  })

  it('comes before the first call that writes, once', async () => {
    const ask = await fresh()
    await expect(Promise.all([ask(written), ask(written)])).resolves.toEqual(
      Array(2).fill({ status: 200, data: { method: 'POST' } }),
    )
    expect(loaded).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'keydown'])('comes with the first %s', async (type) => {
    await fresh()
    dispatchEvent(new Event(type))
    expect(loaded).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(loaded).toHaveBeenCalledTimes(1)
  })
})
