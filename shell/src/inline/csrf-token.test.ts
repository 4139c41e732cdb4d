import type { PageWithToken } from '@yawmi/api-client/prefetch'

const page = window as PageWithToken

/** Runs the script in the page of a visitor of this role. @returns addresses that it requested */
function runAs(visitor: string | undefined, answer: () => Promise<Response> = async () => new Response()): string[] {
  const requested: string[] = []
  document.documentElement.dataset.visitor = visitor
  delete page.yawmiToken
  Object.assign(globalThis, {
    __TOKEN__: ['XSRF-TOKEN', '/api/xsrf-token'],
    fetch: (path: string) => {
      requested.push(path)
      return answer()
    },
  })
  jest.isolateModules(() => void jest.requireActual('./csrf-token'))
  return requested
}
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

describe('the CSRF token of a page with a form', () => {
  it('is asked for once by a browser that has none, and what waits for it goes on', async () => {
    expect(runAs('nobody')).toEqual(['/api/xsrf-token'])
    await expect(page.yawmiToken).resolves.toBeUndefined()
  })

  it('keeps nobody waiting where nothing answers', async () => {
    runAs('nobody', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(page.yawmiToken).resolves.toBeUndefined()
  })

  it('is not asked for where it is there already, or by people with a session, whose page has no form', () => {
    expect(runAs('subscriber')).toEqual([])
    expect(runAs('free')).toEqual([])
    document.cookie = 'XSRF-TOKEN=a'
    expect(runAs('nobody')).toEqual([])
    expect(page.yawmiToken).toBeUndefined()
  })
})
