import { eq, isNull, sql } from 'drizzle-orm'
import { CarrierError } from '../infrastructure/carrier/errors'
import { carrierEvents, smsOutbox } from '../infrastructure/db/schema/carrier'
import { newNumber, newTransaction, signIn } from '../../test/site/sign-in'
import { createSubscriptionSite, type SubscriptionSite } from '../../test/site/subscription-site'

const HOUR_MS = 60 * 60 * 1000

let site: SubscriptionSite
beforeAll(async () => (site = await createSubscriptionSite()))
afterAll(() => site.close())

describe('messages of subscribers', () => {
  it('subscribe, cancel and renew, each with its answer', async () => {
    const msisdn = newNumber()
    await site.write(msisdn, '١')
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toContain('أهلًا بك')
    await site.write(msisdn, '1')
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toContain('أنت مشترك بالفعل')
    await site.write(msisdn, 'الغـاء')
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toContain('تم إلغاء اشتراكك')
    await site.advance(30)
    await site.work()
    expect(await site.paid(msisdn)).toEqual([])
    await site.write(msisdn, '۱')
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toContain('خُصم من رصيدك')
    expect(await site.changes(msisdn)).toEqual([
      'sms confirmed trial',
      'sms cancelled cancelled',
      'sms reactivated active',
      'job charged active',
    ])
    expect(await site.paid(msisdn)).toHaveLength(1)
  })

  it('that were sent one after the other and read together late all count', async () => {
    const msisdn = newNumber()
    for (const text of ['1', '0', '1', '0']) {
      await site.write(msisdn, text)
      await site.advance(0.01)
    }
    await site.work()
    await site.work()
    expect(await site.changes(msisdn)).toEqual([
      'sms confirmed trial',
      'sms cancelled cancelled',
      'sms reactivated trial',
      'sms cancelled cancelled',
    ])
  })

  it('from before the person left on a page change nothing', async () => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    await site.write(msisdn, '1')
    await site.advance(0.01)
    const { id } = (await site.accounts.store.find(msisdn))!
    await site.accounts.lifecycle.cancel({ id, msisdn }, { actor: 'person' })
    await site.work()
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial', 'person cancelled cancelled'])
  })

  it('that cancel while the carrier cannot take it are charged for nothing any more', async () => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    await site.advance(23.9)
    await site.write(msisdn, '0')
    const cancelling = jest
      .spyOn(site.carrier.carrier, 'cancel')
      .mockRejectedValue(new CarrierError('timed_out', 'no answer'))
    await site.work()
    cancelling.mockRestore()
    // The free day is over, and the message waits for its next try.
    await site.advance(0.2)
    await site.work()
    expect(await site.paid(msisdn)).toEqual([])

    await site.database.db.update(carrierEvents).set({ nextAt: sql`now()` })
    await site.work()
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial', 'sms cancelled cancelled'])
    expect((await site.smsTo(msisdn))[0]).toContain('تم إلغاء اشتراكك')
    expect(await site.paid(msisdn)).toEqual([])
  })

  it('that cancel behind one which still waits are charged for nothing any more', async () => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    await site.setBalance(msisdn, 0)
    await site.advance(24)
    await site.work()
    await site.write(msisdn, '1')
    const renewing = jest
      .spyOn(site.carrier.carrier, 'confirmOtp')
      .mockRejectedValue(new CarrierError('timed_out', 'no answer'))
    await site.work()
    await site.write(msisdn, '0')
    await site.work()
    renewing.mockRestore()
    // The next try of the charge comes before the next one of the first message.
    await site.setBalance(msisdn, 500)
    await site.advance(4)
    await site.work()
    expect(await site.paid(msisdn)).toEqual([])

    await site.database.db.update(carrierEvents).set({ nextAt: sql`now()` })
    await site.work()
    expect((await site.changes(msisdn)).slice(-2)).toEqual(['sms reactivated active', 'sms cancelled cancelled'])
    expect(await site.paid(msisdn)).toEqual([])
  })

  it('that cancel count by the clock of an operator that is a minute behind ours', async () => {
    const msisdn = newNumber()
    await signIn(site, msisdn)
    const at = new Date(site.carrier.client.clock.now().getTime() - 60_000)
    await site.accounts.carrierEvents.handle({ id: 'behind', kind: 'sms', msisdn, at, sms: { to: '19020', text: '0' } })
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial', 'sms cancelled cancelled'])
  })

  it('from before the person deleted the account subscribe nobody again', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn)
    await site.write(msisdn, '1')
    await site.advance(0.01)
    await site.send('DELETE', '/api/players/subscriber-details', undefined, token)
    await site.work()
    expect(await site.accounts.store.find(msisdn)).toBeNull()
    // One that is sent afterwards does.
    await site.write(msisdn, '1')
    await site.work()
    expect(await site.accounts.store.find(msisdn)).toMatchObject({ state: 'active' })
  })

  it('of numbers that the brand does not serve change nothing', async () => {
    await site.accounts.carrierEvents.handle({
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
    // Early in an hour, which must not turn between two messages.
    await site.advance(1 + 1 / 60 - (site.carrier.client.clock.now().getTime() % HOUR_MS) / HOUR_MS)
    for (let index = 0; index < 5; index += 1) await site.write(msisdn, `متى ${index}`)
    await site.write(msisdn, 'متى', '19999')
    await site.work()
    expect(await site.smsTo(msisdn)).toEqual([expect.stringContaining('للاشتراك أرسل 1 إلى 19020')])
    await site.advance(1)
    await site.write(msisdn, 'متى')
    await site.work()
    expect(await site.smsTo(msisdn)).toHaveLength(2)
  })

  it('leave neither text nor number behind once they are answered', async () => {
    await site.work()
    const events = await site.database.db.select().from(carrierEvents).where(isNull(carrierEvents.doneAt))
    expect(events).toEqual([])
    const stored = await site.database.db.select().from(carrierEvents)
    expect(stored.filter(({ msisdn, smsText }) => msisdn !== null || smsText !== null)).toEqual([])
    const sent = await site.database.db.select().from(smsOutbox)
    expect(sent.filter(({ msisdn, text }) => msisdn !== null || text !== null)).toEqual([])
  })
})

it('an event of a kind that is not known subscribes nobody, and brings nobody back', async () => {
  const [left, stranger] = [newNumber(), newNumber()]
  await signIn(site, left)
  await site.write(left, '0')
  await site.work()
  const { carrierEvents: handler, store } = site.accounts
  for (const msisdn of [left, stranger]) {
    const at = new Date(site.carrier.client.clock.now().getTime() + HOUR_MS)
    await handler.handle({ id: `suspended ${msisdn}`, kind: 'suspended' as never, msisdn, at })
  }
  expect((await store.find(left))?.state).toBe('cancelled')
  expect(await store.find(stranger)).toBeNull()
})

it('a message that subscribes again while the account is being deleted leaves no subscription of nobody', async () => {
  const msisdn = newNumber()
  const token = await signIn(site, msisdn)
  const { lifecycle } = site.app.accounts
  const cancel = lifecycle.cancel.bind(lifecycle)
  const leaving = jest.spyOn(lifecycle, 'cancel').mockImplementationOnce(async (who, reason) => {
    await cancel(who, reason)
    await lifecycle.reactivate(who, { actor: 'sms' })
  })
  const remove = () => site.send('DELETE', '/api/players/subscriber-details', undefined, token)
  expect((await remove()).statusCode).toBe(503)
  leaving.mockRestore()
  expect(await site.accounts.store.find(msisdn)).toMatchObject({ state: 'trial', msisdn })
  expect((await remove()).statusCode).toBe(200)
  expect(await site.accounts.store.find(msisdn)).toBeNull()
})

describe('events of the carrier', () => {
  const say = (kind: 'cancelled' | 'renewed' | 'activated', msisdn: string, id: string, at: Date) =>
    site.accounts.carrierEvents.handle({ id, kind, msisdn, at })

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

  it('that are read late all count, in their order', async () => {
    const msisdn = newNumber()
    const service = (kind: string) => site.carrier.client.call('POST', '/sandbox/service', 5_000, { msisdn, kind })
    for (const kind of ['activated', 'cancelled']) {
      await service(kind)
      await site.advance(0.01)
    }
    await site.work()
    expect(await site.changes(msisdn)).toEqual(['carrier confirmed trial', 'carrier cancelled cancelled'])
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
