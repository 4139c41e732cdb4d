import { eq } from 'drizzle-orm'
import { CarrierError } from '../../../infrastructure/carrier/errors'
import { subscribers, subscriptions } from '../../../infrastructure/db/schema/base'
import { newNumber, newTransaction, signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

let site: TestSite
beforeAll(async () => (site = await createTestSite()))
afterAll(() => site.close())

const START = Date.parse('2026-11-21T10:00:00Z')
const after = (hours: number) => site.setNow(new Date(START + hours * 3_600_000))
beforeEach(() => after(0))

const ask = (call: 'unsubscribe' | 'subscription-activation', token: string, body?: object) =>
  site.send('POST', `/api/players/${call}`, body, token)
const confirm = (call: 'unsubscribe' | 'subscription-activation', token: string, msisdn: string, otp: string) =>
  site.send(
    'POST',
    `/api/players/${call}-confirm`,
    { otp, device_type: 'web', subscriber_id: 'anybody', msisdn },
    token,
  )
const details = async (token: string) =>
  (await site.get('/api/players/subscriber-details', token)).json<{ data: Record<string, unknown> }>().data
const open = async (token: string) => (await site.get('/api/players/categories', token)).statusCode
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

async function leave(token: string, msisdn: string): Promise<void> {
  await ask('unsubscribe', token)
  const reply = await confirm('unsubscribe', token, msisdn, await site.carrier.code(msisdn))
  expect(reply.json()).toEqual({ code: '00', message: expect.any(String) })
}

async function renew(token: string, msisdn: string) {
  await ask('subscription-activation', token)
  return confirm('subscription-activation', token, msisdn, await site.carrier.code(msisdn))
}

describe('cancelling', () => {
  it('sends a code of its own, with or without an identity in the body', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    const reply = await ask('unsubscribe', token, { subscriber_id: 'somebody-else' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ data: { msisdn } })
    expect((await site.carrier.messages(msisdn))[0]?.text).toContain('لإلغاء اشتراكك')
    expect((await ask('unsubscribe', await signIn(site))).statusCode).toBe(200)
  })

  it('ends the subscription, which stays open until what is free or paid for ends', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await leave(token, msisdn)
    expect(await details(token)).toMatchObject({ status: 'cancel', nextCharge: null })
    expect(await open(token)).toBe(200)
    after(24)
    expect(await open(token)).toBe(406)
  })

  it('answers a wrong code 200 with 01, and changes nothing', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await ask('unsubscribe', token)
    const code = await site.carrier.code(msisdn)
    const reply = await confirm('unsubscribe', token, msisdn, wrong(code))
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ code: '01', message: expect.stringContaining('محاولتان') })
    expect(await details(token)).toMatchObject({ status: 'active' })
  })

  it('answers what is no code 422 under otp', async () => {
    const msisdn = newNumber()
    const reply = await confirm('unsubscribe', await signIn(site, msisdn), msisdn, '12')
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { otp: [expect.any(String)] } })
  })

  it('takes no code that was sent for something else', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await ask('unsubscribe', token)
    const code = await site.carrier.code(msisdn)
    expect((await confirm('subscription-activation', token, msisdn, code)).json()).toMatchObject({ code: '01' })
  })

  it('touches only the subscription of the token, whatever number the body names', async () => {
    const [victim, attacker] = [newNumber(), newNumber()]
    const [victimToken, attackerToken] = [await signIn(site, victim), await signIn(site, attacker)]
    await ask('unsubscribe', attackerToken)
    await confirm('unsubscribe', attackerToken, victim, await site.carrier.code(attacker))
    expect(await details(victimToken)).toMatchObject({ status: 'active' })
    expect(await details(attackerToken)).toMatchObject({ status: 'cancel' })
  })
})

describe('a number that the carrier serves no longer', () => {
  const refuse = (call: 'sendOtp' | 'confirmOtp') =>
    jest.spyOn(site.carrier.carrier, call).mockRejectedValueOnce(new CarrierError('refused', 'not served any more'))
  const ownWords = {
    error: 'number_refused',
    messageCode: '07',
    message: expect.stringMatching(/لرقمك.*راسل الدعم/),
    errors: { msisdn: [expect.stringContaining('لرقمك')] },
  }
  afterEach(() => jest.restoreAllMocks())

  it.each(['unsubscribe', 'subscription-activation'] as const)(
    'is not told at %s to try another number',
    async (call) => {
      const token = await signIn(site)
      refuse('sendOtp')
      const reply = await ask(call, token)
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toEqual(ownWords)
    },
  )

  it('is not told so by a code that renews either', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await leave(token, msisdn)
    refuse('confirmOtp')
    expect((await renew(token, msisdn)).json()).toEqual(ownWords)
  })
})

describe('renewing', () => {
  it('takes back what was cancelled while its trial lasts', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await leave(token, msisdn)
    expect((await renew(token, msisdn)).json()).toMatchObject({ code: '00' })
    expect(await details(token)).toMatchObject({ status: 'active', expirationDate: '2026-11-22T10:00:00.000Z' })
  })

  it('opens again what had ended', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await leave(token, msisdn)
    after(30)
    expect(await open(token)).toBe(406)
    expect((await renew(token, msisdn)).json()).toMatchObject({ code: '00' })
    expect(await open(token)).toBe(200)
  })

  it('opens again what the carrier had let expire', async () => {
    const msisdn = newNumber('406')
    const token = await signIn(site, msisdn)
    expect(await open(token)).toBe(406)
    expect(await details(token)).toMatchObject({ status: 'cancel' })
    await renew(token, msisdn)
    expect(await open(token)).toBe(200)
    expect(await details(token)).toMatchObject({ status: 'active' })
  })

  it('says that there is no credit, and leaves the content closed', async () => {
    const msisdn = newNumber('402')
    const token = await signIn(site, msisdn)
    expect(await open(token)).toBe(402)
    expect((await renew(token, msisdn)).json()).toEqual({ code: '00', message: expect.stringContaining('رصيدك') })
    expect(await open(token)).toBe(402)
  })

  it('is not said to be done where the carrier has ended the service all the same', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await leave(token, msisdn)
    after(30)
    const charge = jest
      .spyOn(site.carrier.carrier, 'charge')
      .mockRejectedValue(new CarrierError('expired', 'renew first'))
    const reply = await renew(token, msisdn)
    charge.mockRestore()
    expect(await open(token)).toBe(406)
    expect(reply.json()).toEqual({ code: '01', message: expect.stringContaining('لم يكتمل') })
  })
})

describe('the carrier fails in the middle', () => {
  it('changes nothing, and the code stays good', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await ask('unsubscribe', token)
    const code = await site.carrier.code(msisdn)
    const cancel = jest.spyOn(site.carrier.client, 'call').mockRejectedValue(new CarrierError('unavailable', 'down'))
    const reply = await confirm('unsubscribe', token, msisdn, code)
    cancel.mockRestore()
    expect(reply.statusCode).toBe(503)
    expect(await details(token)).toMatchObject({ status: 'active' })
    expect((await confirm('unsubscribe', token, msisdn, code)).json()).toMatchObject({ code: '00' })
  })
})

describe('the carrier refuses in the middle', () => {
  it('is told to the person, and nothing is opened', async () => {
    const msisdn = newNumber()
    const transaction_identify = await newTransaction(site)
    await site.send('POST', '/api/players/login', { msisdn, device_type: 'web', transaction_identify })
    const otp = await site.carrier.code(msisdn)
    const refusal = jest.spyOn(site.carrier.client, 'call').mockRejectedValueOnce(new CarrierError('refused', 'fraud'))
    const reply = await site.send('POST', '/api/players/confirm/otp', { msisdn, otp, device_type: 'web' })
    refusal.mockRestore()
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error: 'number_refused', messageCode: '07' })
    expect(await site.database.db.select().from(subscribers).where(eq(subscribers.msisdn, msisdn))).toEqual([])
  })
})

describe("a subscriber's details", () => {
  it('say what they pay and until when', async () => {
    const token = await signIn(site, newNumber())
    expect(await details(token)).toMatchObject({
      email: null,
      expirationDate: '2026-11-22T10:00:00.000Z',
      nextCharge: { at: '2026-11-22T10:00:00.000Z', amount: 250 },
      charges: [],
    })
  })

  it.each([
    ['POST', { name: 'سالم' }],
    ['POST', { name: 'سالم', _method: 'PUT' }],
    ['PUT', { name: 'سالم' }],
  ] as const)('take a new name by %s %j', async (method, body) => {
    const token = await signIn(site)
    const reply = await site.send(method, '/api/players/subscriber-details', body, token)
    expect(reply.json()).toMatchObject({ data: { name: 'سالم' } })
    expect(await details(token)).toMatchObject({ name: 'سالم' })
  })

  it('refuse a blank name under its field', async () => {
    const reply = await site.send('PUT', '/api/players/subscriber-details', { name: '  ' }, await signIn(site))
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { name: [expect.any(String)] } })
  })

  it('are erased with the account, and its sessions end', async () => {
    const msisdn = newNumber()
    const [token, other] = [await signIn(site, msisdn), await signIn(site, msisdn)]
    const reply = await site.send('DELETE', '/api/players/subscriber-details', undefined, token)
    expect(reply.statusCode).toBe(200)
    expect(await open(token)).toBe(401)
    expect(await open(other)).toBe(401)
    expect(await site.database.db.select().from(subscribers).where(eq(subscribers.msisdn, msisdn))).toEqual([])
  })

  it('give a number no second trial after they were erased', async () => {
    const msisdn = newNumber()
    await site.send('DELETE', '/api/players/subscriber-details', undefined, await signIn(site, msisdn))
    expect(await details(await signIn(site, msisdn))).toMatchObject({ trialEndsAt: null, status: 'active' })
  })

  it('keep one subscription a subscriber', async () => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    await signIn(site, msisdn)
    const rows = await site.database.db
      .select()
      .from(subscriptions)
      .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
      .where(eq(subscribers.msisdn, msisdn))
    expect(rows).toHaveLength(1)
  })
})
