import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { sessions } from '../../infrastructure/db/schema/auth'
import { newNumber, signIn } from '../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../test/site/test-site'

let site: TestSite
beforeAll(async () => (site = await createTestSite()))
afterAll(() => site.close())

const START = Date.parse('2026-11-21T10:00:00Z')
beforeEach(() => site.setNow(new Date(START)))

/** One call for each access of the contract. */
const CALLS = {
  visitor: '/api/players/categories',
  subscriber: '/api/v2/players/todays-content',
  session: '/api/players/subscriber-details',
}
const status = async (url: string, token?: string) => (await site.get(url, token)).statusCode
const statuses = (token?: string) => Promise.all(Object.values(CALLS).map((url) => status(url, token)))

describe('access', () => {
  it('is 401 without a token, and with one that nobody was given', async () => {
    expect(await statuses()).toEqual([401, 401, 401])
    expect(await statuses('made-up')).toEqual([401, 401, 401])
    expect(await statuses('x'.repeat(5000))).toEqual([401, 401, 401])
  })

  it("lets a free visitor into visitors' calls, and is 403 elsewhere", async () => {
    expect(await statuses(FREE_VISITOR_TOKEN)).toEqual([200, 403, 403])
  })

  it('lets a subscriber in everywhere', async () => {
    expect(await statuses(await signIn(site))).toEqual([200, 200, 200])
  })

  it('is 402 with no credit, but for what the subscriber needs to pay or leave', async () => {
    expect(await statuses(await signIn(site, newNumber('402')))).toEqual([402, 402, 200])
  })

  it('is 406 when expired, but for what the subscriber needs to renew or leave', async () => {
    expect(await statuses(await signIn(site, newNumber('406')))).toEqual([406, 406, 200])
  })

  it.each([
    ['402', 'payment_required'],
    ['406', 'expired'],
    ['001', 'good'],
  ])("is what the subscription's page is told as well: a number ending %s", async (ending, standing) => {
    const { data } = (await site.get(CALLS.session, await signIn(site, newNumber(ending)))).json<{
      data: { standing: string }
    }>()
    expect(data.standing).toBe(standing)
  })

  it('says why in Arabic and by id', async () => {
    const reply = await site.get(CALLS.visitor, await signIn(site, newNumber('402')))
    expect(reply.json()).toEqual({ error: 'payment_required', message: expect.stringMatching(/[\u0600-\u06ff]/) })
  })

  it('is no concern of calls that are for everyone, even with a dead token', async () => {
    expect(await status('/api/xsrf-token', 'made-up')).toBe(200)
  })
})

describe('a session', () => {
  it('is over at logout, and only that one', async () => {
    const msisdn = newNumber()
    const [token, other] = [await signIn(site, msisdn), await signIn(site, msisdn)]
    expect(await status('/api/players/logout', token)).toBe(200)
    expect(await status(CALLS.session, token)).toBe(401)
    expect(await status('/api/players/logout', token)).toBe(401)
    expect(await status(CALLS.session, other)).toBe(200)
  })

  it('is over after 90 days without use', async () => {
    const [used, idle] = [await signIn(site), await signIn(site)]
    site.setNow(new Date(START + 80 * 86_400_000))
    expect(await status(CALLS.session, used)).toBe(200)
    site.setNow(new Date(START + 90 * 86_400_000))
    expect(await status(CALLS.session, used)).toBe(200)
    expect(await status(CALLS.session, idle)).toBe(401)
  })

  it('is kept without its token', async () => {
    const token = await signIn(site)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const stored = JSON.stringify(await site.database.db.select().from(sessions))
    expect(stored).not.toContain(token)
  })

  it('opens the content while the carrier takes three seconds to say how its number stands', async () => {
    const token = await signIn(site)
    const { client } = site.carrier
    const ask = client.call.bind(client)
    const call = jest.spyOn(client, 'call').mockImplementation(async (...args: Parameters<typeof ask>) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      return ask(...args)
    })
    const began = performance.now()
    expect(await status(CALLS.visitor, token)).toBe(200)
    expect(performance.now() - began).toBeLessThan(1_500)
    call.mockRestore()
  })

  it('lasts while the carrier cannot say how its number stands', async () => {
    const token = await signIn(site)
    const call = jest.spyOn(site.carrier.client, 'call').mockRejectedValue(new Error('down'))
    expect(await status(CALLS.visitor, token)).toBe(200)
    call.mockRestore()
  })
})
