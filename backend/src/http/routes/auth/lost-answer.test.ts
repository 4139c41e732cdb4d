import { eq } from 'drizzle-orm'
import { CarrierError } from '../../../infrastructure/carrier/errors'
import { sessions } from '../../../infrastructure/db/schema/auth'
import { subscribers, subscriptions } from '../../../infrastructure/db/schema/base'
import { newNumber, newTransaction, signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

let site: TestSite
beforeAll(async () => (site = await createTestSite()))
afterAll(() => site.close())

const START = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number) => site.setNow(new Date(START.getTime() + seconds * 1000))
/** Of each test another. */
let browser: TestSite
beforeEach(() => {
  after(0)
  browser = { ...site, ...site.otherBrowser() }
})

const KEY = 'a-secret-of-this-browser'
const OTHER_KEY = 'a-secret-of-another-browser'

async function sendCode(msisdn = newNumber(), more: object = {}) {
  const transaction_identify = await newTransaction(browser)
  const reply = await browser.send('POST', '/api/players/login', {
    ...{ msisdn, device_type: 'web', transaction_identify },
    ...more,
  })
  expect(reply.statusCode).toBe(200)
  return { msisdn, otp: await site.carrier.code(msisdn) }
}
const confirm = (code: { msisdn: string; otp: string }, idempotency_key?: string) =>
  browser.send('POST', '/api/players/confirm/otp', { ...code, device_type: 'web', idempotency_key })
const tokenOf = async (code: { msisdn: string; otp: string }, key: string) => {
  const reply = await confirm(code, key)
  expect(reply.statusCode).toBe(200)
  return reply.json<{ data: { token: string } }>().data.token
}
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

describe('a right code whose answer was lost', () => {
  it('is confirmed again by the key with which it was confirmed, as often as answers are lost', async () => {
    const code = await sendCode()
    const lost = await tokenOf(code, KEY)
    after(60)
    await tokenOf(code, KEY)
    after(119)
    const token = await tokenOf(code, KEY)
    expect(token).not.toBe(lost)
    expect((await site.get('/api/players/subscriber-details', token)).statusCode).toBe(200)
  })

  it('subscribes once', async () => {
    const code = await sendCode()
    await tokenOf(code, KEY)
    await tokenOf(code, KEY)
    const rows = await site.database.db
      .select()
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
      .where(eq(subscribers.msisdn, code.msisdn))
    expect(rows).toHaveLength(1)
  })

  it('is used up for others by the try that succeeds, after one that the carrier failed', async () => {
    const code = await sendCode()
    const down = jest
      .spyOn(site.carrier.carrier, 'confirmOtp')
      .mockRejectedValueOnce(new CarrierError('unavailable', 'down'))
    expect((await confirm(code, KEY)).statusCode).toBe(503)
    down.mockRestore()
    await tokenOf(code, KEY)
    for (const key of [undefined, OTHER_KEY]) expect((await confirm(code, key)).statusCode).toBe(422)
  })

  it('opens a session of the brand that the code was sent for', async () => {
    const code = await sendCode(newNumber(), { brand: 'yawmi' })
    const before = await tokenOf(code, KEY)
    const again = await tokenOf(code, KEY)
    const rows = await site.database.db
      .select({ brand: sessions.brand })
      .from(sessions)
      .innerJoin(subscribers, eq(subscribers.id, sessions.subscriberId))
      .where(eq(subscribers.msisdn, code.msisdn))
    expect(before).not.toBe(again)
    expect(rows).toEqual([{ brand: 'yawmi' }, { brand: 'yawmi' }])
  })

  it.each<[string, (code: { msisdn: string; otp: string }) => [typeof code, string?]]>([
    ['no key', (code) => [code]],
    ['another key', (code) => [code, OTHER_KEY]],
    ['another code', ({ msisdn, otp }) => [{ msisdn, otp: wrong(otp) }, KEY]],
    ['another number', ({ otp }) => [{ msisdn: newNumber(), otp }, KEY]],
  ])('is refused with %s', async (_, of) => {
    const code = await sendCode()
    await tokenOf(code, KEY)
    expect((await confirm(...of(code))).json()).toMatchObject({ error: 'otp_rejected' })
  })

  it('is refused after two minutes', async () => {
    const code = await sendCode()
    await tokenOf(code, KEY)
    after(120)
    expect((await confirm(code, KEY)).statusCode).toBe(422)
  })

  it('is refused where it was confirmed without a key', async () => {
    const code = await sendCode()
    expect((await confirm(code)).statusCode).toBe(200)
    expect((await confirm(code, KEY)).statusCode).toBe(422)
  })

  it('is no code for anything else', async () => {
    const code = await sendCode()
    const token = await tokenOf(code, KEY)
    const body = { ...code, device_type: 'web', idempotency_key: KEY }
    expect((await site.send('POST', '/api/players/unsubscribe-confirm', body, token)).json()).toMatchObject({
      code: '01',
    })
  })

  it.each([KEY, undefined])('is the last one: it is refused once another was confirmed, by the key %s', async (key) => {
    const first = await sendCode()
    await tokenOf(first, KEY)
    after(40)
    const second = await sendCode(first.msisdn)
    expect((await confirm(second, key)).statusCode).toBe(200)
    expect((await confirm(first, KEY)).statusCode).toBe(422)
  })

  it('cancels once more, which changes nothing', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await site.send('POST', '/api/players/unsubscribe', undefined, token)
    const body = { msisdn, otp: await site.carrier.code(msisdn), device_type: 'web', idempotency_key: KEY }
    const cancel = async () => (await site.send('POST', '/api/players/unsubscribe-confirm', body, token)).json()
    expect(await cancel()).toEqual({ code: '00', message: expect.any(String) })
    expect(await cancel()).toEqual({ code: '00', message: expect.any(String) })
  })
})

it.each(['short', 'x'.repeat(81), 'with spaces in it, and more'])('a key like “%s” is refused', async (key) => {
  expect((await confirm({ msisdn: newNumber(), otp: '1234' }, key)).json()).toMatchObject({ error: 'validation' })
})
