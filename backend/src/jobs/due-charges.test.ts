import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { CarrierError } from '../infrastructure/carrier/errors'
import { subscribers } from '../infrastructure/db/schema/base'
import { jobLeases } from '../infrastructure/db/schema/carrier'
import { charges } from '../infrastructure/db/schema/charging'
import { consents, subscriptionChanges } from '../infrastructure/db/schema/records'
import { EVENTS_UNREAD, serviceFacts } from '../infrastructure/db/schema/service'
import { newNumber, signIn } from '../../test/site/sign-in'
import { createSubscriptionSite, type SubscriptionSite } from '../../test/site/subscription-site'

let site: SubscriptionSite
beforeAll(async () => (site = await createSubscriptionSite()))
afterAll(() => site.close())

const open = async (token: string) => (await site.get('/api/players/categories', token)).statusCode
const details = async (token: string) =>
  (await site.get('/api/players/subscriber-details', token)).json<{ data: Record<string, unknown> }>().data

/** As after an outage of the carrier, or of all servers. */
const readLongAgo = () => site.database.db.update(jobLeases).set({ caughtUpAt: new Date(Date.now() - 120_000) })

/** Somebody whose trial has ended without credit. */
async function pastDue(where = site) {
  const msisdn = newNumber()
  const token = await signIn(where, msisdn)
  await where.setBalance(msisdn, 0)
  await where.advance(24)
  await where.work()
  return { msisdn, token }
}

async function renew(token: string, msisdn: string) {
  await site.send('POST', '/api/players/subscription-activation', undefined, token)
  const body = { otp: await site.carrier.code(msisdn), device_type: 'web', msisdn }
  return (await site.send('POST', '/api/players/subscription-activation-confirm', body, token)).json<object>()
}

describe('somebody who subscribes', () => {
  it('is welcomed, told before the trial ends, charged when it has, and given a receipt', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await site.work()
    expect(await site.smsTo(msisdn)).toEqual([
      expect.stringMatching(
        /تجربتك المجانية مستمرة حتى \d\d\/\d\d\/\d{4} الساعة \d\d:\d\d، ثم يُخصم من رصيدك 0.250 دينار يوميًا\. للإلغاء أرسل 0 إلى 19020\.$/,
      ),
    ])
    await site.advance(20.5)
    await site.work()
    expect(await site.smsTo(msisdn)).toHaveLength(1)
    await site.advance(1)
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toMatch(
      /^يومي: تنتهي تجربتك المجانية في .* 0.250 دينار يوميًا\. .* فأرسل 0 إلى 19020 قبل ذلك\.$/,
    )
    await site.advance(3)
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toMatch(
      /^يومي: خُصم من رصيدك 0.250 دينار، واشتراكك مدفوع حتى .* للإلغاء أرسل 0 إلى 19020\.$/,
    )
    await site.work()
    expect(await site.smsTo(msisdn)).toHaveLength(3)
    const [paid, ...more] = await site.paid(msisdn)
    expect(more).toEqual([])
    expect(paid).toMatchObject({ amount: 250, period: 'day', periodFrom: paid?.dueAt })
    expect(await details(token)).toMatchObject({
      status: 'active',
      expirationDate: paid?.periodUntil.toISOString(),
      nextCharge: { at: paid?.periodUntil.toISOString(), amount: 250 },
      charges: [{ amount: 250, period: 'day' }],
    })
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial', 'job charged active'])
  })

  it('has what was shown kept: price, period, text, time and the attempt of the protection script', async () => {
    const msisdn = newNumber().replace('+21891', '+21892')
    await signIn(site, msisdn)
    const { id } = (await site.accounts.store.find(msisdn))!
    const [stored] = await site.database.db.select().from(consents).where(eq(consents.subscriptionId, id))
    expect(stored).toMatchObject({ amount: 1750, period: 'week', source: 'web', at: expect.any(Date) })
    expect(stored?.text).toContain('1.750 دينار أسبوعيًا')
    expect(stored?.transaction).toEqual(expect.any(String))
  })

  it('pays what they agreed to, a week at a time where the operator asks that', async () => {
    const msisdn = newNumber().replace('+21891', '+21892')
    await signIn(site, msisdn)
    await site.advance(24)
    await site.work()
    const [paid] = await site.paid(msisdn)
    expect(paid).toMatchObject({ amount: 1750, period: 'week' })
    expect(paid!.periodUntil.getTime() - paid!.periodFrom.getTime()).toBe(7 * 24 * 3_600_000)
  })

  it('pays once for a time that nobody charged them in, from now on', async () => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    await site.advance(24 * 10)
    const before = site.carrier.client.clock.now()
    await site.work()
    const [paid, ...more] = await site.paid(msisdn)
    expect(more).toEqual([])
    expect(paid!.periodFrom.getTime()).toBeGreaterThanOrEqual(before.getTime())
  })
})

describe('somebody without credit', () => {
  it('is told, tried again on a schedule, and ends after a week of grace', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await site.setBalance(msisdn, 100)
    await site.advance(24)
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toContain('رصيدك لا يكفي')
    expect(await open(token)).toBe(402)
    expect(await details(token)).toMatchObject({ status: 'active', nextCharge: { amount: 250 } })
    const log = async () => (await site.changes(msisdn)).at(-1)
    for (const hours of [2, 1.1, 6.1, 12.1, 24.1]) {
      await site.advance(hours)
      await site.work()
    }
    expect(await log()).toBe('job chargeRefused past_due')
    expect((await site.smsTo(msisdn)).filter((text) => text.includes('رصيدك لا يكفي'))).toHaveLength(1)
    await site.advance(24 * 7)
    // One last charge is tried before the end.
    await site.work()
    await site.work()
    expect(await log()).toBe('job graceEnded expired')
    expect(await open(token)).toBe(406)
    expect((await site.smsTo(msisdn))[0]).toContain('انتهى اشتراكك')
    await site.setBalance(msisdn, 1000)
    expect(await renew(token, msisdn)).toMatchObject({ code: '00' })
    expect(await open(token)).toBe(200)
    expect(await site.paid(msisdn)).toHaveLength(1)
  })

  it('is charged when they come back with credit, without having to ask for it', async () => {
    const { msisdn, token } = await pastDue()
    expect(await open(token)).toBe(402)
    const { id } = (await details(token)) as { id: string }
    await site.setBalance(msisdn, 500)
    await site.advance(0.05)
    const { subscriptions } = site.accounts
    expect(await subscriptions.account(id)).toMatchObject({ standing: 'good' })
    expect(await site.paid(msisdn)).toHaveLength(1)
  })

  it('is not charged by a visit to a restored service that has not read the events since the backup', async () => {
    const restored = await createSubscriptionSite()
    try {
      const { db } = restored.database
      const { msisdn } = await pastDue(restored)
      await db.insert(serviceFacts).values({ name: EVENTS_UNREAD, value: 'now' })
      await restored.setBalance(msisdn, 500)
      await restored.advance(0.05)
      // A server that has looked at nothing yet.
      const { subscriptions, store, readEvents } = restored.app.accounts
      const [{ id } = { id: '' }] = await db.select({ id: subscribers.id }).from(subscribers)
      await subscriptions.account(id)
      expect(await restored.paid(msisdn)).toEqual([])
      expect(await store.find(msisdn)).toMatchObject({ state: 'past_due' })
      await readEvents.noteReadSinceRestore()
      await restored.work()
      expect(await restored.paid(msisdn)).toHaveLength(1)
    } finally {
      await restored.close()
    }
  })

  it('is answered within ten seconds however long the carrier takes over their charge, which goes through later', async () => {
    const { msisdn, token } = await pastDue()
    await site.setBalance(msisdn, 500)
    await site.advance(0.05)
    const { carrier } = site.carrier
    const [charge, query] = [carrier.charge.bind(carrier), carrier.queryCharge.bind(carrier)]
    // It says no in seven seconds, and in as many that it took the money all the same.
    jest.spyOn(carrier, 'charge').mockImplementationOnce(async (request) => {
      await wait(7_000)
      await charge(request)
      throw new CarrierError('no_credit', 'a mistake')
    })
    jest.spyOn(carrier, 'queryCharge').mockImplementationOnce((key) => wait(7_000).then(() => query(key)))
    const begunAt = performance.now()
    await open(token)
    expect(performance.now() - begunAt).toBeLessThan(10_000)
    while ((await site.paid(msisdn)).length === 0) await wait(100)
    jest.restoreAllMocks()
    expect(await open(token)).toBe(200)
  }, 30_000)

  it('is charged at once when they renew while the events of the carrier cannot be read', async () => {
    const { msisdn, token } = await pastDue()
    await site.setBalance(msisdn, 500)
    await readLongAgo()
    expect(await renew(token, msisdn)).toMatchObject({ code: '00' })
    expect(await site.paid(msisdn)).toHaveLength(1)
  })

  it('has renewed when they do so all the same, and reads that credit is missing', async () => {
    const { msisdn, token } = await pastDue()
    expect(await renew(token, msisdn)).toEqual({ code: '00', message: expect.stringContaining('رصيدك') })
    expect(await site.paid(msisdn)).toEqual([])
  })
})

describe('who may have cancelled while the events of the carrier could not be read', () => {
  it.each([
    ['is not charged', ['0'], 'cancelled', 0],
    ['is not charged either where they had written before that they stay', ['1', '0'], 'cancelled', 0],
    ['is charged when they have not', [], 'active', 1],
    ['is charged when they have come back since', ['0', '1'], 'active', 1],
  ])('%s', async (_what, texts, state, charged) => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    await site.work()
    await site.advance(24)
    await readLongAgo()
    for (const text of texts) await site.write(msisdn, text)
    // The charger is the quicker of the two when the carrier is back.
    await site.accounts.charger.run()
    expect(await site.paid(msisdn)).toEqual([])
    await site.work()
    expect(await site.accounts.store.find(msisdn)).toMatchObject({ state })
    expect(await site.paid(msisdn)).toHaveLength(charged)
  })
})

it('who had left, came back by a message and left again is not charged when the two are read together', async () => {
  const msisdn = newNumber()
  await signIn(site, msisdn)
  await site.write(msisdn, '0')
  await site.work()
  await site.advance(24)
  for (const text of ['1', '0']) await site.write(msisdn, text)
  await site.work()
  expect((await site.changes(msisdn)).slice(-2)).toEqual(['sms reactivated active', 'sms cancelled cancelled'])
  expect(await site.paid(msisdn)).toEqual([])
})

describe('a charge whose outcome is not known', () => {
  it('is asked about, and never made with another key', async () => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    await site.advance(24)
    const { carrier } = site.carrier
    const charge = carrier.charge.bind(carrier)
    const keys: string[] = []
    const lost = jest.spyOn(carrier, 'charge').mockImplementation(async (request) => {
      if (request.msisdn === msisdn) keys.push(request.key)
      await charge(request)
      throw new CarrierError('timed_out', 'the answer is lost')
    })
    await site.work()
    lost.mockRestore()
    expect(await site.paid(msisdn)).toEqual([])
    await site.advance(0.01)
    await site.work()
    expect((await site.paid(msisdn)).map(({ key }) => key)).toEqual(keys)
  })
})

describe('the ledger', () => {
  it('refuses every change and every removal, but lets a person go', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await site.advance(24)
    await site.work()
    const [{ key, subscriptionId }] = (await site.paid(msisdn)) as [typeof charges.$inferSelect]
    const { db } = site.database
    const own = eq(charges.key, key)
    const refused = expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining('only ever added') }),
    })
    await expect(db.update(charges).set({ amount: 1 }).where(own)).rejects.toEqual(refused)
    await expect(db.delete(charges).where(own)).rejects.toEqual(refused)
    for (const table of ['charges', 'charge_attempts', 'consents', 'subscription_changes'])
      await expect(db.execute(`TRUNCATE ${table} CASCADE`)).rejects.toEqual(refused)
    for (const table of ['charge_attempts', 'consents', 'subscription_changes']) {
      await expect(db.execute(`DELETE FROM ${table}`)).rejects.toEqual(refused)
      await expect(db.execute(`UPDATE ${table} SET at = now()`)).rejects.toEqual(refused)
    }
    await site.send('DELETE', '/api/players/subscriber-details', undefined, token)
    const [left] = await db.select().from(charges).where(own)
    expect(left).toMatchObject({ key, subscriptionId, subscriberId: null, amount: 250 })
    const ofIt = eq(subscriptionChanges.subscriptionId, subscriptionId)
    const changes = await db.select().from(subscriptionChanges).where(ofIt).orderBy(asc(subscriptionChanges.id))
    expect(changes.map(({ change }) => change)).toEqual(['confirmed', 'charged', 'cancelled', 'erased'])
  })
})
