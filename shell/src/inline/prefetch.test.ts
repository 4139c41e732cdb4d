import type { PrefetchedCall } from '@yawmi/api-client/prefetch'

const TODAY = '/api/v2/players/todays-content'
const CATEGORIES = '/api/players/categories'

const page = window as unknown as { yawmiBegun?: Record<string, PrefetchedCall> }

const run = () => jest.isolateModules(() => void jest.requireActual('./prefetch'))

/** Runs the script in a page whose device stores these keys; what it requested, and what it left for the client. */
function runWith(
  stored: Record<string, string>,
  answer: () => Promise<Response> = async () => Response.json({ data: [] }),
) {
  const requests: { path: string; authorization: string }[] = []
  localStorage.clear()
  Object.assign(localStorage, stored)
  delete page.yawmiBegun
  Object.assign(globalThis, {
    __CALLS__: { categories: [CATEGORIES, 0], todaysContent: [TODAY, 1] },
    fetch: (path: string, { headers }: { headers: { authorization: string } }) => {
      requests.push({ path, authorization: headers.authorization })
      return answer()
    },
  })
  run()
  return { requests, calls: page.yawmiBegun ?? ({} as Record<string, PrefetchedCall>) }
}

describe('the first calls of a page', () => {
  it('are those of the subscriber whose token the device stores', async () => {
    const devices: Record<string, string>[] = [
      { token: 'a' },
      { accessToken: 'a' },
      { token: 'a', freeToken: 'free-visitor' },
    ]
    for (const stored of devices) {
      const { requests, calls } = runWith(stored)
      expect(requests).toEqual([CATEGORIES, TODAY].map((path) => ({ path, authorization: 'Bearer a' })))
      expect(calls.todaysContent?.token).toBe('a')
      await expect(calls.todaysContent?.reply).resolves.toEqual({ status: 200, data: { data: [] } })
    }
  })

  it('leave out what a free visitor may not call', () => {
    const { requests } = runWith({ freeToken: 'free-visitor' })
    expect(requests).toEqual([{ path: CATEGORIES, authorization: 'Bearer free-visitor' }])
  })

  it('are none for an anonymous visitor', () => {
    expect(runWith({}).requests).toEqual([])
  })

  it('leave every answer to the client, and a failure too', async () => {
    const { calls } = runWith({ token: 'a' }, async () => new Response('<html>', { status: 502 }))
    await expect(calls.categories?.reply).resolves.toEqual({ status: 502, data: '<html>' })
    const failed = runWith({ token: 'a' }, () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(failed.calls.categories?.reply).rejects.toThrow('Failed to fetch')
  })

  it('do not break the page where the browser refuses storage', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(run).not.toThrow()
    storage.mockRestore()
  })
})
