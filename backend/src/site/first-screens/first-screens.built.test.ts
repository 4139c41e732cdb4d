import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { signIn } from '../../../test/site/sign-in'
import { createContentSite, type TestSite } from '../../../test/site/test-site'
import { RenderedScreens } from './rendered-screens'

let site: TestSite
let token: string
beforeAll(async () => {
  site = await createContentSite()
  token = await signIn(site)
}, 60_000)
afterAll(() => site.close())
afterEach(() => jest.restoreAllMocks())

const request = (address: string, bearer?: string, width = '0') =>
  site.app.inject({
    url: `/first-screen?${new URLSearchParams({ address, width }).toString()}`,
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  })

/** A screen as soon as it is rendered: who comes first to a busy machine goes without. */
async function rendered(address: string, bearer: string, width?: string) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const reply = await request(address, bearer, width)
    if (reply.statusCode === 200) return reply
  }
  throw new Error(`${address} was never rendered`)
}

describe('the first screen of a signed-in visitor', () => {
  it('has its text, from the replies that the page gets itself', async () => {
    const { data } = (await site.get('/api/players/categories', token)).json<{ data: { name: string }[] }>()
    const { body } = await rendered('/home', token)
    expect(data.length).toBeGreaterThan(0)
    expect(body).toContain(data[0]?.name)
    expect(body).not.toContain(token)
    expect(body).not.toMatch(/ style="/)
  }, 30_000)

  it('is cached nowhere, and runs nothing', async () => {
    const { headers } = await rendered('/home', token)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers.vary).toContain('Authorization')
  }, 30_000)

  it('is that of a role: free visitors see locks', async () => {
    const [ofFree, ofSubscriber] = [await rendered('/home', FREE_VISITOR_TOKEN), await rendered('/home', token)]
    expect(ofFree.body).toContain('للمشتركين')
    expect(ofSubscriber.body).not.toContain('للمشتركين')
  }, 30_000)

  it('is not to be had by whom the API refuses', async () => {
    for (const bearer of [undefined, '', 'made-up'])
      expect({ bearer, status: (await request('/home', bearer)).statusCode }).toEqual({ bearer, status: 204 })
    expect((await request('/images-list', FREE_VISITOR_TOKEN)).statusCode).toBe(204)
  })

  it('is not to be had of another site, of pages that are not rendered, and in widths of no layout', async () => {
    for (const address of ['https://other.test/home', '//other.test/home', '/my-account', '/none', ''])
      expect({ address, status: (await request(address, token)).statusCode }).toEqual({ address, status: 204 })
    expect((await request('/home', token, '601')).statusCode).toBe(204)
  })

  it('is not waited for when its rendering is slow', async () => {
    jest.spyOn(RenderedScreens.prototype, 'of').mockReturnValue(new Promise(() => {}))
    expect((await request('/home', token)).statusCode).toBe(204)
  })
})
