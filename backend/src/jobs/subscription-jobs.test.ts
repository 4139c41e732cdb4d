import { asc, eq, isNull } from 'drizzle-orm'
import { CarrierError } from '../carrier/errors'
import { carrierEvents, smsOutbox } from '../db/schema/carrier'
import { charges } from '../db/schema/charging'
import { consents, subscriptionChanges } from '../db/schema/records'
import { newNumber, newTransaction, signIn } from '../testing/sign-in'
import { createSubscriptionSite, type SubscriptionSite } from '../testing/subscription-site'

let site: SubscriptionSite
beforeAll(async () => (site = await createSubscriptionSite()))
afterAll(() => site.close())

const open = async (token: string) => (await site.get('/api/players/categories', token)).statusCode
const details = async (token: string) =>
  (await site.get('/api/players/subscriber-details', token)).json<{ data: Record<string, unknown> }>().data

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
    expect(await site.told(msisdn)).toEqual([
      expect.stringMatching(
        /تجربتك المجانية مستمرة حتى \d\d\/\d\d\/\d{4} الساعة \d\d:\d\d، ثم يُخصم من رصيدك 0,25 دينار يوميًا\. للإلغاء أرسل 0 إلى 19020\.$/,
      ),
    ])
    await site.advance(20.5)
    await site.work()
    expect(await site.told(msisdn)).toHaveLength(1)
    await site.advance(1)
    await site.work()
    expect((await site.told(msisdn))[0]).toMatch(
      /^يومي: تنتهي تجربتك المجانية في .* 0,25 دينار يوميًا\. .* فأرسل 0 إلى 19020 قبل ذلك\.$/,
    )
    await site.advance(3)
    await site.work()
    expect((await site.told(msisdn))[0]).toMatch(
      /^يومي: خُصم من رصيدك 0,25 دينار، واشتراكك مدفوع حتى .* للإلغاء أرسل 0 إلى 19020\.$/,
    )
    await site.work()
    expect(await site.told(msisdn)).toHaveLength(3)
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
    const [kept] = await site.database.db.select().from(consents).where(eq(consents.subscriptionId, id))
    expect(kept).toMatchObject({ amount: 1750, period: 'week', source: 'web', at: expect.any(Date) })
    expect(kept?.text).toContain('1,75 دينار أسبوعيًا')
    expect(kept?.transaction).toEqual(expect.any(String))
  })

  it('pays what he agreed to, a week at a time where the operator asks that', async () => {
    const msisdn = newNumber().replace('+21891', '+21892')
    await signIn(site, msisdn)
    await site.advance(24)
    await site.work()
    const [paid] = await site.paid(msisdn)
    expect(paid).toMatchObject({ amount: 1750, period: 'week' })
    expect(paid!.periodUntil.getTime() - paid!.periodFrom.getTime()).toBe(7 * 24 * 3_600_000)
  })

  it('pays once for a time that nobody charged him in, from now on', async () => {
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
    expect((await site.told(msisdn))[0]).toContain('رصيدك لا يكفي')
    expect(await open(token)).toBe(402)
    expect(await details(token)).toMatchObject({ status: 'active', nextCharge: { amount: 250 } })
    const log = async () => (await site.changes(msisdn)).at(-1)
    for (const hours of [2, 1.1, 6.1, 12.1, 24.1]) {
      await site.advance(hours)
      await site.work()
    }
    expect(await log()).toBe('job chargeRefused past_due')
    expect((await site.told(msisdn)).filter((text) => text.includes('رصيدك لا يكفي'))).toHaveLength(1)
    await site.advance(24 * 7)
    // One last charge is tried before the end.
    await site.work()
    await site.work()
    expect(await log()).toBe('job graceEnded expired')
    expect(await open(token)).toBe(406)
    expect((await site.told(msisdn))[0]).toContain('انتهى اشتراكك')
    await site.setBalance(msisdn, 1000)
    expect(await renew(token, msisdn)).toMatchObject({ code: '00' })
    expect(await open(token)).toBe(200)
    expect(await site.paid(msisdn)).toHaveLength(1)
  })

  it('is charged when he comes back with credit, without having to ask for it', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await site.setBalance(msisdn, 0)
    await site.advance(24)
    await site.work()
    expect(await open(token)).toBe(402)
    const { id } = (await details(token)) as { id: string }
    await site.setBalance(msisdn, 500)
    await site.advance(0.05)
    const { subscriptions } = site.accounts
    expect(await subscriptions.account(id)).toMatchObject({ standing: 'good' })
    expect(await site.paid(msisdn)).toHaveLength(1)
  })

  it('is told 01 when he renews all the same', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await site.setBalance(msisdn, 0)
    await site.advance(24)
    await site.work()
    expect(await renew(token, msisdn)).toEqual({ code: '01', message: expect.stringContaining('رصيدك') })
    expect(await site.paid(msisdn)).toEqual([])
  })
})

describe('messages of subscribers', () => {
  it('subscribe, cancel and renew, each with its answer', async () => {
    const msisdn = newNumber()
    await site.write(msisdn, '١')
    await site.work()
    expect((await site.told(msisdn))[0]).toContain('أهلًا بك')
    await site.write(msisdn, '1')
    await site.work()
    expect((await site.told(msisdn))[0]).toContain('أنت مشترك بالفعل')
    await site.write(msisdn, 'الغـاء')
    await site.work()
    expect((await site.told(msisdn))[0]).toContain('تم إلغاء اشتراكك')
    await site.advance(30)
    await site.work()
    expect(await site.paid(msisdn)).toEqual([])
    await site.write(msisdn, '۱')
    await site.work()
    expect((await site.told(msisdn))[0]).toContain('خُصم من رصيدك')
    expect(await site.changes(msisdn)).toEqual([
      'sms confirmed trial',
      'sms cancelled cancelled',
      'sms reactivated active',
      'job charged active',
    ])
    expect(await site.paid(msisdn)).toHaveLength(1)
  })

  it('of numbers that the brand does not serve change nothing', async () => {
    await site.accounts.news.apply({
      id: 'foreign',
      kind: 'sms',
      msisdn: '+201001234567',
      at: site.carrier.client.clock.now(),
      sms: { to: '19020', text: '1' },
    })
    expect(await site.accounts.store.find('+201001234567')).toBeNull()
  })

  it('that are unclear are answered once an hour', async () => {
    const msisdn = newNumber()
    for (let index = 0; index < 5; index += 1) await site.write(msisdn, `متى ${index}`)
    await site.write(msisdn, 'متى', '19999')
    await site.work()
    expect(await site.told(msisdn)).toEqual([expect.stringContaining('للاشتراك أرسل 1 إلى 19020')])
    await site.advance(1)
    await site.write(msisdn, 'متى')
    await site.work()
    expect(await site.told(msisdn)).toHaveLength(2)
  })

  it('leave neither text nor number behind once they are answered', async () => {
    await site.work()
    const events = await site.database.db.select().from(carrierEvents).where(isNull(carrierEvents.doneAt))
    expect(events).toEqual([])
    const kept = await site.database.db.select().from(carrierEvents)
    expect(kept.filter(({ msisdn, smsText }) => msisdn !== null || smsText !== null)).toEqual([])
    const sent = await site.database.db.select().from(smsOutbox)
    expect(sent.filter(({ msisdn, text }) => msisdn !== null || text !== null)).toEqual([])
  })
})

describe('events of the carrier', () => {
  const say = (kind: 'cancelled' | 'renewed' | 'activated', msisdn: string, id: string, at: Date) =>
    site.accounts.news.apply({ id, kind, msisdn, at })

  it('that come late, twice or out of order change nothing twice', async () => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    const early = site.carrier.client.clock.now()
    await site.advance(1)
    const at = site.carrier.client.clock.now()
    await say('cancelled', msisdn, 'a', at)
    await say('cancelled', msisdn, 'a', at)
    await site.advance(1)
    await say('renewed', msisdn, 'b', site.carrier.client.clock.now())
    await say('cancelled', msisdn, 'late', early)
    await say('cancelled', msisdn, 'a', at)
    expect(await site.changes(msisdn)).toEqual([
      'person confirmed trial',
      'carrier cancelled cancelled',
      'carrier reactivated trial',
    ])
  })

  it('open nothing again for a number that was erased after them', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    const at = site.carrier.client.clock.now()
    await site.advance(0.01)
    await site.send('DELETE', '/api/players/subscriber-details', undefined, token)
    await say('activated', msisdn, 'old', at)
    await site.work()
    expect(await site.accounts.store.find(msisdn)).toBeNull()
  })

  it('are read by one server at a time, and wait when the carrier cannot be told', async () => {
    const [down, well] = [newNumber('503'), newNumber()]
    await site.write(down, '1')
    await site.write(well, '1')
    await site.work()
    expect(await site.accounts.store.find(down)).toBeNull()
    expect(await site.accounts.store.find(well)).not.toBeNull()
    const [waiting, ...more] = await site.database.db.select().from(carrierEvents).where(isNull(carrierEvents.doneAt))
    expect(more).toEqual([])
    expect(waiting).toMatchObject({ msisdn: down, tries: 1 })
    await site.database.db.delete(carrierEvents).where(eq(carrierEvents.id, waiting!.id))
  })
})

describe('the outbox', () => {
  it('delivers in order and at least once, whatever fails', async () => {
    const msisdn = newNumber()
    const { db } = site.database
    const row = (text: string) => ({ dedupKey: text, msisdn, text, createdAt: new Date() })
    await db.insert(smsOutbox).values([row('أولى'), row('ثانية')])
    const send = jest.spyOn(site.carrier.carrier, 'sendSms').mockRejectedValueOnce(new CarrierError('timed_out', 'x'))
    await site.work()
    expect(await site.told(msisdn)).toEqual([])
    send.mockRestore()
    await db.update(smsOutbox).set({ nextAt: new Date(0) })
    await site.work()
    expect(await site.told(msisdn)).toEqual(['ثانية', 'أولى'])
  })
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

describe('a carrier that is down', () => {
  it('answers 503 with a clear message, and nothing is half done', async () => {
    const msisdn = newNumber()
    const transaction_identify = await newTransaction(site)
    const login = { msisdn, device_type: 'web', transaction_identify }
    expect((await site.send('POST', '/api/players/login', login)).statusCode).toBe(200)
    const otp = await site.carrier.code(msisdn)
    const down = jest
      .spyOn(site.carrier.carrier, 'confirmOtp')
      .mockRejectedValue(new CarrierError('unavailable', 'down'))
    const reply = await site.send('POST', '/api/players/confirm/otp', { msisdn, otp, device_type: 'web' })
    down.mockRestore()
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ error: 'carrier_unavailable', message: expect.stringContaining('المشغّل') })
    expect(await site.accounts.store.find(msisdn)).toBeNull()
    const again = await site.send('POST', '/api/players/confirm/otp', { msisdn, otp, device_type: 'web' })
    expect(again.statusCode).toBe(200)
  })
})
