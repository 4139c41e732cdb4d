import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import nasma from '@yawmi/brand/brands/nasma.json'
import rimal from '@yawmi/brand/brands/rimal.json'
import { asc, eq } from 'drizzle-orm'
import { CarrierError } from '../carrier/errors'
import { carrierEvents } from '../db/schema/carrier'
import { consents } from '../db/schema/records'
import { subscriptions } from '../db/schema/subscriptions'
import { newNumber, newTransaction, signIn } from '../testing/sign-in'
import { createSubscriptionSite, type SubscriptionSite } from '../testing/subscription-site'

let site: SubscriptionSite
beforeAll(async () => (site = await createSubscriptionSite()))
afterAll(() => site.close())

/** A number of the network that all brands serve. */
const number = () => newNumber().replace('+21891', '+21892')
const record = async (msisdn: string) => (await site.accounts.store.find(msisdn))!
const lastSent = async (msisdn: string) => (await site.carrier.messages(msisdn))[0]?.text ?? ''
const login = async (msisdn: string, more: object = {}) =>
  site.send('POST', '/api/players/login', {
    ...{ msisdn, device_type: 'web', transaction_identify: await newTransaction(site) },
    ...more,
  })
const agreed = async (msisdn: string) => {
  const { id } = await record(msisdn)
  return site.database.db.select().from(consents).where(eq(consents.subscriptionId, id)).orderBy(asc(consents.id))
}
async function renew(token: string, msisdn: string, brand: string) {
  await site.send('POST', '/api/players/subscription-activation', { brand }, token)
  const said = await lastSent(msisdn)
  const body = { otp: await site.carrier.code(msisdn), device_type: 'web', msisdn }
  const reply = await site.send('POST', '/api/players/subscription-activation-confirm', body, token)
  return { said, code: reply.json<{ code: string }>().code }
}

describe.each([
  { file: nasma, prefix: '+21891', price: '0.250 دينار أسبوعيًا', trial: 'يوم مجاني', leave: 'STOP' },
  { file: nasma, prefix: '+21892', price: '1.750 دينار أسبوعيًا', trial: 'يوم مجاني', leave: '0' },
  { file: rimal, prefix: '+21892', price: '0.300 دينار يوميًا', trial: '3 أيام مجانية', leave: 'stop r' },
])('a person on a page of $file.id with a number $prefix…', ({ file, prefix, price, trial, leave }) => {
  const { id, name, sms, trialHours, operators } = file
  const msisdn = newNumber().replace('+21891', prefix)
  const offer = operators.find(({ phoneRule }) => new RegExp(phoneRule).test(msisdn))!.offers[0]!

  it('is sent a code in its name, agrees to its words, has its trial and pays its price', async () => {
    const token = await signIn(site, msisdn, id)
    expect(await lastSent(msisdn)).toMatch(new RegExp(`^رمز التحقق للاشتراك في ${name}: \\d{4}\n`))
    expect(await record(msisdn)).toMatchObject({ brand: id, offer, state: 'trial' })
    expect((await site.carrier.messages(msisdn))[0]?.party).toBe(sms.to)
    expect(await agreed(msisdn)).toMatchObject([
      { brand: id, ...offer, text: expect.stringContaining(`والأحكام. ${trial}، ثم ${price}.`) },
    ])
    await site.work()
    expect((await site.told(msisdn))[0]).toMatch(
      new RegExp(`^أهلًا بك في ${name}\\. .*${price}\\. للإلغاء أرسل ${sms.cancel} إلى ${sms.to}\\.$`),
    )
    expect((await site.carrier.messages(msisdn))[0]?.party).toBe(sms.to)
    await site.advance(trialHours - 1)
    await site.work()
    expect(await site.paid(msisdn)).toEqual([])
    expect((await site.told(msisdn))[0]).toMatch(new RegExp(`^${name}: تنتهي تجربتك`))
    await site.advance(1)
    await site.work()
    expect(await site.paid(msisdn)).toMatchObject([offer])
    expect((await site.told(msisdn))[0]).toMatch(new RegExp(`^${name}: خُصم من رصيدك .* السعر ${price}\\.`))
    const details = await site.get('/api/players/subscriber-details', token)
    expect(details.json()).toMatchObject({ data: { nextCharge: offer, charges: [offer] } })
  })

  it('leaves by a message to its short code', async () => {
    await site.write(msisdn, leave, sms.to)
    await site.work()
    expect((await record(msisdn)).state).toBe('cancelled')
    expect((await site.told(msisdn))[0]).toMatch(
      new RegExp(`^${name}: تم إلغاء اشتراكك، .* أرسل ${sms.subscribe} إلى ${sms.to}، والسعر ${price}\\.$`),
    )
  })

  it('comes back by one, for the same price', async () => {
    await site.advance(24 * 8)
    await site.write(msisdn, sms.subscribe, sms.to)
    await site.work()
    expect(await record(msisdn)).toMatchObject({ brand: id, state: 'active' })
    expect(await site.paid(msisdn)).toMatchObject([offer, offer])
  })
})

describe('the brand of a code', () => {
  it('is the one that the page says, though the host name says another', async () => {
    const msisdn = number()
    const payload = { msisdn, device_type: 'web', transaction_identify: await newTransaction(site) }
    const headers = { ...site.writeHeaders(), host: 'nasma.localhost' }
    const call = { method: 'POST', url: '/api/players/login', headers } as const
    await site.app.inject({ ...call, payload })
    expect(await lastSent(msisdn)).toContain('في نسمة:')
    expect(await lastSent(msisdn)).toMatch(/\n@nasma\.localhost #\d{4}$/)
    const other = number()
    const transaction_identify = await newTransaction(site)
    await site.app.inject({ ...call, payload: { ...payload, msisdn: other, transaction_identify, brand: 'rimal' } })
    expect(await lastSent(other)).toContain('في رمال:')
    // A browser fills a code in where its page is, whatever brand that shows.
    expect(await lastSent(other)).toMatch(/\n@nasma\.localhost #\d{4}$/)
  })

  it('is filled in on the site itself where the page has no host of its own', async () => {
    const [msisdn, other] = [number(), number()]
    await login(msisdn, { brand: 'rimal' })
    expect(await lastSent(msisdn)).toMatch(/\n@localhost #\d{4}$/)
    const headers = { ...site.writeHeaders(), host: 'elsewhere.example' }
    const payload = { msisdn: other, device_type: 'web', transaction_identify: await newTransaction(site) }
    await site.app.inject({ method: 'POST', url: '/api/players/login', headers, payload })
    expect(await lastSent(other)).toMatch(/\n@localhost #\d{4}$/)
  })

  it('is kept for who asks for another without saying it again', async () => {
    const msisdn = number()
    await login(msisdn, { brand: 'rimal' })
    await site.advance(0.01)
    expect((await login(msisdn, { transaction_identify: undefined })).statusCode).toBe(200)
    const messages = (await site.carrier.messages(msisdn)).map(({ text }) => text)
    expect(messages).toEqual([expect.stringContaining('في رمال:'), expect.stringContaining('في رمال:')])
    const body = { msisdn, otp: await site.carrier.code(msisdn), device_type: 'web' }
    expect((await site.send('POST', '/api/players/confirm/otp', body)).statusCode).toBe(200)
    expect((await record(msisdn)).brand).toBe('rimal')
  })

  it('must be one that there is', async () => {
    const msisdn = number()
    const reply = await login(msisdn, { brand: 'nobody' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error: 'validation', errors: { brand: [expect.stringMatching(/./)] } })
    expect(await site.carrier.messages(msisdn)).toEqual([])
  })

  it('must serve the number, and shows a number that it does serve', async () => {
    const msisdn = newNumber()
    const reply = await login(msisdn, { brand: 'rimal' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ errors: { msisdn: [expect.stringContaining('0941234567')] } })
    expect(await site.carrier.messages(msisdn)).toEqual([])
  })
})

describe('a subscriber of one brand', () => {
  it('keeps it while his subscription lives, whatever page he signs in on', async () => {
    const msisdn = number()
    await signIn(site, msisdn, 'nasma')
    await site.advance(0.01)
    await signIn(site, msisdn, 'rimal')
    expect(await lastSent(msisdn)).toContain('في رمال:')
    expect(await record(msisdn)).toMatchObject({ brand: 'nasma', offer: { amount: 1750, period: 'week' } })
    expect(await agreed(msisdn)).toHaveLength(1)
  })

  it('keeps it when he renews what is past due on a page of another', async () => {
    const msisdn = number()
    const token = await signIn(site, msisdn, 'rimal')
    await site.setBalance(msisdn, 0)
    await site.advance(72)
    await site.work()
    expect((await record(msisdn)).state).toBe('past_due')
    await site.setBalance(msisdn, 5_000)
    const { said, code } = await renew(token, msisdn, 'yawmi')
    expect(said).toContain('لتجديد اشتراكك في رمال:')
    expect(code).toBe('00')
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 300 }])
  })

  it('takes the one whose price he agrees to when he comes back', async () => {
    const msisdn = number()
    const token = await signIn(site, msisdn, 'nasma')
    await site.write(msisdn, '0')
    await site.work()
    await site.advance(30)
    const { said, code } = await renew(token, msisdn, 'rimal')
    expect(said).toContain('لتجديد اشتراكك في رمال:')
    expect(code).toBe('00')
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 300, period: 'day' }])
    expect((await agreed(msisdn)).map(({ brand }) => brand)).toEqual(['nasma', 'rimal'])
    await site.work()
    expect((await site.told(msisdn))[0]).toMatch(/^رمال: خُصم .* أرسل STOP R إلى 15511\.$/)
  })

  it('keeps it when the page’s brand does not serve his number', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn, 'nasma')
    await site.write(msisdn, '0')
    await site.work()
    await site.advance(30)
    expect((await renew(token, msisdn, 'rimal')).said).toContain('في نسمة:')
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 250, period: 'week' }])
  })

  it('is answered in its words though he writes to the short code of another', async () => {
    const msisdn = number()
    await signIn(site, msisdn, 'rimal')
    await site.write(msisdn, '1')
    await site.work()
    expect((await site.told(msisdn))[0]).toMatch(/^رمال: أنت مشترك بالفعل، والسعر 0.300/)
    expect((await record(msisdn)).brand).toBe('rimal')
    await site.write(msisdn, 'STOP R')
    await site.work()
    expect((await record(msisdn)).state).toBe('cancelled')
    expect((await site.told(msisdn))[0]).toMatch(/^رمال: تم إلغاء اشتراكك/)
  })
})

describe('the carrier’s own word of somebody who comes or goes by himself', () => {
  /** Until the end of the test, however long it takes: seconds matter here. */
  const stopClocks = () => {
    const { clock } = site.carrier.client
    const now = clock.now()
    site.setNow(now)
    return jest.spyOn(clock, 'now').mockReturnValue(now)
  }
  /** Its event is read after it has agreed to him, and before that is written here: by another server, say. */
  const readMeanwhile = (call: 'confirmOtp' | 'cancel') => {
    stopClocks()
    const { carrier } = site.carrier
    const agree = carrier[call].bind(carrier) as (argument: unknown) => Promise<void>
    jest.spyOn(carrier, call).mockImplementationOnce(async (argument: unknown) => {
      await agree(argument)
      await site.work()
    })
  }
  /** What waited is looked at again. */
  const later = async () => {
    await site.database.db.update(carrierEvents).set({ nextAt: new Date(0) })
    await site.work()
  }
  afterEach(() => jest.restoreAllMocks())

  it('does not give him the trial and the words of another brand', async () => {
    const msisdn = number()
    readMeanwhile('confirmOtp')
    await signIn(site, msisdn, 'rimal')
    await later()
    const { brand, offer, trialEndsAt, turnedAt } = await record(msisdn)
    expect({ brand, offer }).toEqual({ brand: 'rimal', offer: { amount: 300, period: 'day' } })
    expect(trialEndsAt!.getTime() - turnedAt.getTime()).toBe(72 * 3_600_000)
    expect(await site.told(msisdn)).toEqual([expect.stringMatching(/^أهلًا بك في رمال/)])
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial'])
  })

  it('brings him in when nothing came of his own coming', async () => {
    const { carrier } = site.carrier
    const confirm = carrier.confirmOtp.bind(carrier)
    jest.spyOn(carrier, 'confirmOtp').mockImplementationOnce(async (confirmation) => {
      await confirm(confirmation)
      throw new CarrierError('timed_out', 'the answer is lost')
    })
    const msisdn = number()
    const stopped = stopClocks()
    await login(msisdn)
    const body = { msisdn, otp: await site.carrier.code(msisdn), device_type: 'web' }
    expect((await site.send('POST', '/api/players/confirm/otp', body)).statusCode).toBe(503)
    await site.work()
    expect(await site.accounts.store.find(msisdn)).toBeNull()
    stopped.mockRestore()
    await site.advance(0.01)
    await later()
    expect(await site.changes(msisdn)).toEqual(['carrier confirmed trial'])
  })

  it('does not take him back for the price of before', async () => {
    const msisdn = number()
    const token = await signIn(site, msisdn, 'nasma')
    await site.write(msisdn, '0')
    await site.work()
    await site.advance(30)
    readMeanwhile('confirmOtp')
    expect((await renew(token, msisdn, 'rimal')).code).toBe('00')
    await later()
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 300, period: 'day' }])
    expect((await agreed(msisdn)).map(({ brand }) => brand)).toEqual(['nasma', 'rimal'])
  })

  it('does not end in his place what he ends himself', async () => {
    const msisdn = number()
    const token = await signIn(site, msisdn)
    await site.advance(1)
    await site.send('POST', '/api/players/unsubscribe', {}, token)
    readMeanwhile('cancel')
    const body = { otp: await site.carrier.code(msisdn), device_type: 'web', msisdn }
    expect((await site.send('POST', '/api/players/unsubscribe-confirm', body, token)).json()).toMatchObject({
      code: '00',
    })
    await later()
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial', 'person cancelled cancelled'])
  })
})

describe('two brands at once', () => {
  it('answer the same words to the same short code each in their own name', async () => {
    const people = [
      { msisdn: number(), brand: 'yawmi', name: 'يومي' },
      { msisdn: number(), brand: 'nasma', name: 'نسمة' },
    ]
    for (const { msisdn, brand } of people) await signIn(site, msisdn, brand)
    for (const text of ['1', '0']) {
      for (const { msisdn } of people) await site.write(msisdn, text)
      await site.work()
    }
    for (const { msisdn, name } of people)
      expect((await site.told(msisdn)).map((text) => text.slice(0, 22))).toEqual([
        expect.stringMatching(new RegExp(`^${name}: تم إلغاء`)),
        expect.stringMatching(new RegExp(`^${name}: أنت مشترك`)),
        expect.stringMatching(new RegExp(`^أهلًا بك في ${name}`)),
      ])
  })

  it('are each subscribed to by their own short code', async () => {
    const [first, second, stranger] = [number(), number(), newNumber()]
    await site.write(first, '1')
    await site.write(second, 'r', '15511')
    await site.write(stranger, 'R', '15511')
    await site.work()
    expect(await record(first)).toMatchObject({ brand: 'yawmi', offer: { amount: 1750 } })
    expect(await record(second)).toMatchObject({ brand: 'rimal', offer: { amount: 300 } })
    expect(await site.accounts.store.find(stranger)).toBeNull()
  })
})

describe('a subscription', () => {
  it('from before brands were kept is the default brand’s', async () => {
    const msisdn = number()
    await signIn(site, msisdn)
    const { id } = await record(msisdn)
    await site.database.db.update(subscriptions).set({ brand: null }).where(eq(subscriptions.id, id))
    await site.advance(24)
    await site.work()
    expect((await site.told(msisdn))[0]).toMatch(/^يومي: خُصم من رصيدك 1.750/)
    await site.write(msisdn, '0')
    await site.work()
    expect(await record(msisdn)).toMatchObject({ state: 'cancelled', brand: null })
  })

  it('keeps the price agreed to, and speaks as the brand’s file now says, or as the default brand once it is gone', async () => {
    const file = path.join(site.env.dataDir, 'brands/wave.json')
    const operators = [{ ...rimal.operators[0]!, offers: [{ amount: 120, period: 'day' }] }]
    const sms = { to: '17171', subscribe: 'W', cancel: 'STOP W' }
    const put = (more: object) => writeFileSync(file, JSON.stringify({ ...rimal, id: 'wave', hosts: [], ...more }))
    const shown = () => wait(1_100)
    mkdirSync(path.dirname(file), { recursive: true })
    put({ name: 'موجة', operators, sms })
    await shown()
    const msisdn = number()
    await signIn(site, msisdn, 'wave')
    put({ name: 'موجة كبيرة', sms })
    await shown()
    await site.advance(72)
    await site.work()
    expect((await site.told(msisdn))[0]).toMatch(/^موجة كبيرة: خُصم من رصيدك 0.120/)
    const late = number()
    await login(late, { brand: 'wave' })
    rmSync(file)
    await shown()
    const body = { msisdn: late, otp: await site.carrier.code(late), device_type: 'web' }
    expect((await site.send('POST', '/api/players/confirm/otp', body)).json()).toMatchObject({ error: 'validation' })
    expect(await site.accounts.store.find(late)).toBeNull()
    await site.advance(24)
    await site.work()
    expect((await site.told(msisdn))[0]).toMatch(/^يومي: خُصم من رصيدك 0.120 .* أرسل 0 إلى 19020\.$/)
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 120 }, { amount: 120 }])
    await site.write(msisdn, 'STOP', sms.to)
    await site.work()
    expect(await record(msisdn)).toMatchObject({ state: 'cancelled', brand: 'wave' })
  })
})
