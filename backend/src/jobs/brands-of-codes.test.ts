import { CarrierError } from '../infrastructure/carrier/errors'
import { carrierEvents } from '../infrastructure/db/schema/carrier'
import { brandSiteOfFile, number } from '../../test/site/brand-people'
import { newNumber, newTransaction, signIn } from '../../test/site/sign-in'
import type { SubscriptionSite } from '../../test/site/subscription-site'

const people = brandSiteOfFile()
const { record, lastSent, login, agreed, renew } = people
let site: SubscriptionSite
beforeAll(() => void (site = people.site))

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
    const refusal = 'هذا الرقم ليس من أرقام رمال. اكتب رقمًا منها، مثل 0941234567.'
    expect(reply.json()).toMatchObject({ message: refusal, errors: { msisdn: [refusal] } })
    expect(await site.carrier.messages(msisdn)).toEqual([])
  })
})

describe('the carrier’s own word of somebody who comes or goes by themselves', () => {
  /** Until the end of the test, however long it takes: seconds matter here. */
  const stopClocks = () => {
    const { clock } = site.carrier.client
    const now = clock.now()
    site.setNow(now)
    return jest.spyOn(clock, 'now').mockReturnValue(now)
  }
  /** Its event is read after it has agreed to them, and before that is written here: by another server, say. */
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

  it('does not give them the trial and the words of another brand', async () => {
    const msisdn = number()
    readMeanwhile('confirmOtp')
    await signIn(site, msisdn, 'rimal')
    await later()
    const { brand, offer, trialEndsAt, stateChangedAt } = await record(msisdn)
    expect({ brand, offer }).toEqual({ brand: 'rimal', offer: { amount: 300, period: 'day' } })
    expect(trialEndsAt!.getTime() - stateChangedAt.getTime()).toBe(72 * 3_600_000)
    expect(await site.smsTo(msisdn)).toEqual([expect.stringMatching(/^أهلًا بك في رمال/)])
    expect(await site.changes(msisdn)).toEqual(['person confirmed trial'])
  })

  it('brings them in when nothing came of their own coming', async () => {
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

  it('does not take them back for the price of before', async () => {
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

  it('does not end in their place what they end themselves', async () => {
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
