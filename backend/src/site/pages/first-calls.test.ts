import vm from 'node:vm'
import { firstCallsScript } from './first-calls'

const TODAY = '/api/v2/players/todays-content'
const CATEGORIES = '/api/players/categories'

interface Begun {
  token: string
  reply: Promise<{ status: number; data: unknown }>
}

/** Runs the script in a page whose device keeps these keys; what it asked, and what it left for the client. */
function run(kept: Record<string, string>, answer: () => Promise<Response> = async () => Response.json({ data: [] })) {
  const asked: { path: string; authorization: string }[] = []
  const window: { yawmiBegun?: Record<string, Begun> } = {}
  vm.runInNewContext(firstCallsScript(['categories', 'todaysContent']), {
    window,
    localStorage: kept,
    AbortSignal,
    fetch: (path: string, { headers }: { headers: { authorization: string } }) => {
      asked.push({ path, authorization: headers.authorization })
      return answer()
    },
  })
  return { asked, begun: window.yawmiBegun ?? {} }
}

describe('the first calls of a page', () => {
  it('are those of the subscriber whose token the device keeps', async () => {
    const devices: Record<string, string>[] = [
      { token: 'a' },
      { accessToken: 'a' },
      { token: 'a', freeToken: 'free-visitor' },
    ]
    for (const kept of devices) {
      const { asked, begun } = run(kept)
      expect(asked).toEqual([CATEGORIES, TODAY].map((path) => ({ path, authorization: 'Bearer a' })))
      expect(begun.todaysContent?.token).toBe('a')
      await expect(begun.todaysContent?.reply).resolves.toEqual({ status: 200, data: { data: [] } })
    }
  })

  it('leave out what a free visitor may not ask', () => {
    const { asked } = run({ freeToken: 'free-visitor' })
    expect(asked).toEqual([{ path: CATEGORIES, authorization: 'Bearer free-visitor' }])
  })

  it('are none of somebody who is not signed in', () => {
    expect(run({}).asked).toEqual([])
  })

  it('leave every answer to the client, and a failure too', async () => {
    const { begun } = run({ token: 'a' }, async () => new Response('<html>', { status: 502 }))
    await expect(begun.categories?.reply).resolves.toEqual({ status: 502, data: '<html>' })
    const failed = run({ token: 'a' }, () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(failed.begun.categories?.reply).rejects.toThrow('Failed to fetch')
  })

  it('are begun without any of the page failing where the device keeps nothing', () => {
    const script = firstCallsScript(['categories'])
    expect(() => vm.runInNewContext(script, { window: {} })).not.toThrow()
  })

  it('are none that write, need a parameter, or are unknown', () => {
    expect(firstCallsScript(['login', 'subCategories', 'toString', 'nothing'])).toBe('')
    expect(firstCallsScript()).toBe('')
  })
})
