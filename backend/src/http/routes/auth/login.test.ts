import { setTimeout as wait } from 'node:timers/promises'
import vm from 'node:vm'
import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { sql } from 'drizzle-orm'
import { CarrierError } from '../../../infrastructure/carrier/errors'
import { otpChallenges } from '../../../infrastructure/db/schema/auth'
import { subscribers } from '../../../infrastructure/db/schema/base'
import { newNumber, newTransaction, signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

let site: TestSite
/** A login that the slow carrier keeps waiting while the other tests run, and in how many milliseconds it was answered. */
let slowLogin: Promise<{ msisdn: string; statusCode: number; took: number }>
beforeAll(async () => {
  site = await createTestSite()
  slowLogin = loginOfSlow()
})
afterAll(() => site.close())

const START = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number) => site.setNow(new Date(START.getTime() + seconds * 1000))
/** Of each test another: one that is sent code after code must show more than its number. */
let browser: Pick<TestSite, 'send' | 'carrier'>
beforeEach(() => {
  after(0)
  browser = { ...site, ...site.otherBrowser() }
})

const send = (msisdn: string, more: object = {}, as = browser) =>
  as.send('POST', '/api/players/login', { msisdn, device_type: 'web', ...more })
const login = async (msisdn: string, as = browser) =>
  send(msisdn, { transaction_identify: await newTransaction(as) }, as)
const confirm = (msisdn: string, otp: string) =>
  browser.send('POST', '/api/players/confirm/otp', { msisdn, otp, device_type: 'web' })
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')
const inArabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
const local = (msisdn: string) => msisdn.replace('+218', '0')

async function loginOfSlow(): Promise<Awaited<typeof slowLogin>> {
  const msisdn = newNumber('504')
  const began = performance.now()
  const { statusCode } = await login(msisdn, site)
  return { msisdn, statusCode, took: performance.now() - began }
}

describe('login', () => {
  it('sends a code to the number, in whatever way it is written', async () => {
    const msisdn = newNumber()
    const reply = await login(inArabic(local(msisdn)))
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ data: { msisdn, retryAfter: 30 } })
    const [message] = await site.carrier.messages(msisdn)
    expect(message?.text).toMatch(/يومي: \d{4}\n/)
    expect(message?.text).toMatch(/\n@localhost #\d{4}$/)
  })

  it('says that a code is on its way which the database takes a second to write down', async () => {
    const msisdn = newNumber()
    const transaction_identify = await newTransaction(browser)
    const reply = await site.database.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE ${otpChallenges} IN SHARE MODE`)
      const sent = send(msisdn, { transaction_identify })
      await wait(1_000)
      return { sent }
    })
    expect((await reply.sent).statusCode).toBe(200)
    expect((await confirm(msisdn, await site.carrier.code(msisdn))).statusCode).toBe(200)
  })

  it.each(['0812345678', '123', 'رقم', '+201001234567'])('tells the field what is wrong with %s', async (typed) => {
    const reply = await login(typed)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      error: 'validation',
      errors: { msisdn: [expect.stringContaining('رقم الهاتف')] },
    })
  })

  it('tells a number that has had its trial, in the message alone, what it pays at once', async () => {
    const msisdn = newNumber()
    const textOf = async () => {
      const reply = await login(msisdn)
      expect(reply.statusCode).toBe(200)
      expect(JSON.stringify(reply.json())).not.toContain('0.250')
      return (await site.carrier.messages(msisdn)).find(({ text }) => /#\d{4}$/.test(text))?.text
    }
    expect(await textOf()).not.toContain('0.250')
    const confirmed = await confirm(msisdn, await site.carrier.code(msisdn))
    const { token } = confirmed.json<{ data: { token: string } }>().data
    after(60)
    expect(await textOf()).not.toContain('0.250')

    await browser.send('DELETE', '/api/players/subscriber-details', undefined, token)
    after(120)
    expect(await textOf()).toMatch(/المجانية.*0\.250.*\n\n@localhost #\d{4}$/s)
  })

  it('answers a known and an unknown number alike', async () => {
    const known = newNumber()
    await signIn(browser, known)
    after(1)
    const unknown = newNumber()
    await login(unknown)
    await login(known)
    // The second sends of both: nothing but the number differs.
    const [a, b] = [await login(unknown), await login(known)]
    expect(a.statusCode).toBe(b.statusCode)
    expect(a.json()).toEqual(b.json())
  })

  it('asks to wait between two codes, longer each time, and says how long', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    after(10)
    const early = await login(msisdn)
    expect(early.statusCode).toBe(422)
    expect(early.json()).toMatchObject({ error: 'otp_wait', retryAfter: 20, errors: { msisdn: [expect.any(String)] } })
    after(30)
    expect((await login(msisdn)).json()).toMatchObject({ data: { retryAfter: 60 } })
    after(90)
    expect((await login(msisdn)).json()).toMatchObject({ data: { retryAfter: 510 } })
    expect(await site.carrier.messages(msisdn)).toHaveLength(3)
  })

  it('sends one code when the button is pressed twenty times at once', async () => {
    const msisdn = newNumber()
    const replies = await Promise.all(Array.from({ length: 20 }, () => login(msisdn)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(await site.carrier.messages(msisdn)).toHaveLength(1)
  })

  it('passes on that the protection service refused the number, with what to do now', async () => {
    const reply = await login(newNumber('300'))
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      error: 'number_refused',
      messageCode: '07',
      message: expect.stringMatching(/جرّب رقمًا آخر.*راسل الدعم/),
    })
  })

  it('answers 503 in Arabic when the carrier is down, and leaves nothing behind', async () => {
    const msisdn = newNumber('503')
    const reply = await login(msisdn)
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ error: 'carrier_unavailable', message: expect.stringContaining('المشغّل') })
    // Not counted as a send: the next try is not told to wait.
    expect((await login(msisdn)).statusCode).toBe(503)
    expect((await confirm(msisdn, '1234')).json()).toMatchObject({ error: 'otp_rejected' })
  })
})

describe('a carrier that delivers a code and answers too late', () => {
  function answersLate(msisdn: string): void {
    const { carrier } = site.carrier
    const deliver = carrier.sendOtp.bind(carrier)
    jest.spyOn(carrier, 'sendOtp').mockImplementation(async (message) => {
      await deliver(message)
      if (message.msisdn === msisdn) throw new CarrierError('timed_out', 'no answer in time')
    })
  }
  afterEach(() => jest.restoreAllMocks())

  it('does not shut out whoever types it, and says when another may be asked for', async () => {
    const msisdn = newNumber()
    answersLate(msisdn)
    const reply = await login(msisdn)
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ error: 'carrier_unavailable', retryAfter: 30 })
    expect((await confirm(msisdn, await site.carrier.code(msisdn))).statusCode).toBe(200)
  })

  it('does not leave the code of the message before good beside it', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    const former = await site.carrier.code(msisdn)
    after(30)
    answersLate(msisdn)
    await login(msisdn)
    const latest = await site.carrier.code(msisdn)
    if (former !== latest) expect((await confirm(msisdn, former)).json()).toMatchObject({ error: 'otp_rejected' })
    expect((await confirm(msisdn, latest)).statusCode).toBe(200)
  })
})

describe('confirming the code', () => {
  it('opens a session, with a trial for a new number', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    const reply = await confirm(local(msisdn), inArabic(await site.carrier.code(msisdn)))
    expect(reply.statusCode).toBe(200)
    const { data } = reply.json<{ data: { token: string; user: { id: string } } }>()
    expect(data.user).toEqual({ id: expect.any(String), name: expect.any(String), subscription_status: 'active' })
    const details = await site.get('/api/players/subscriber-details', data.token)
    expect(details.json()).toMatchObject({ data: { phone: msisdn, trialEndsAt: '2026-11-22T10:00:00.000Z' } })
  })

  it('takes a code that was pasted with marks of direction, which nobody sees', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    const code = await site.carrier.code(msisdn)
    expect((await confirm(msisdn, `\u200f${code.slice(0, 2)} ${code.slice(2)}\u200e`)).statusCode).toBe(200)
  })

  it('signs the same person in again', async () => {
    const msisdn = newNumber()
    const tokens = [await signIn(browser, msisdn), await signIn(browser, msisdn)]
    const ids = await Promise.all(tokens.map((token) => site.get('/api/players/subscriber-details', token)))
    expect(new Set(ids.map((reply) => reply.json<{ data: { id: string } }>().data.id)).size).toBe(1)
    expect(new Set(tokens).size).toBe(2)
  })

  it('says how many tries are left, then that there are none, then refuses even the right code', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    const code = await site.carrier.code(msisdn)
    const texts: string[] = []
    for (let i = 0; i < 3; i++) texts.push((await confirm(msisdn, wrong(code))).json<Rejected>().errors.otp[0] ?? '')
    expect(texts[0]).toContain('محاولتان')
    expect(texts[1]).toContain('محاولة واحدة')
    expect(texts[2]).toContain('انتهت محاولاتك')
    const late = await confirm(msisdn, code)
    expect(late.statusCode).toBe(422)
    expect(late.json<Rejected>().errors.otp[0]).toContain('تجاوزت عدد المحاولات')
  })

  it('refuses a code after 300 seconds', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    after(300)
    const reply = await confirm(msisdn, await site.carrier.code(msisdn))
    expect(reply.statusCode).toBe(422)
    expect(reply.json<Rejected>().errors.otp[0]).toContain('انتهت صلاحية')
  })

  it('refuses the code before once another was sent', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    const first = await site.carrier.code(msisdn)
    after(30)
    await login(msisdn)
    const second = await site.carrier.code(msisdn)
    if (first !== second) expect((await confirm(msisdn, first)).statusCode).toBe(422)
    expect((await confirm(msisdn, second)).statusCode).toBe(200)
  })

  it('refuses a used code', async () => {
    const msisdn = newNumber()
    await signIn(browser, msisdn)
    expect((await confirm(msisdn, await site.carrier.code(msisdn))).statusCode).toBe(422)
  })

  it('leaves five wrong tries in a day over all codes', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    for (let i = 0; i < 3; i++) await confirm(msisdn, wrong(await site.carrier.code(msisdn)))
    after(30)
    await login(msisdn)
    const code = await site.carrier.code(msisdn)
    for (let i = 0; i < 2; i++) await confirm(msisdn, wrong(code))
    const blocked = await confirm(msisdn, code)
    expect(blocked.statusCode).toBe(422)
    expect(blocked.json()).toMatchObject({ retryAfter: 86_370, errors: { otp: [expect.stringContaining('اليوم')] } })
    expect((await login(msisdn)).json()).toMatchObject({ error: 'otp_wait' })
  })

  it('evaluates at most three of fifty wrong codes at once', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    const code = await site.carrier.code(msisdn)
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirm(msisdn, wrong(code))))
    const texts = replies.map((reply) => reply.json<Rejected>().errors.otp[0] ?? '')
    expect(replies.every((reply) => reply.statusCode === 422)).toBe(true)
    expect(texts.filter((text) => text.includes('غير صحيح'))).toHaveLength(3)
    expect((await confirm(msisdn, code)).statusCode).toBe(422)
  })

  it('opens one session for fifty right codes at once', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    const code = await site.carrier.code(msisdn)
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirm(msisdn, code)))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    const people = await site.database.db.select().from(subscribers)
    expect(people.filter((person) => person.msisdn === msisdn)).toHaveLength(1)
  })

  it.each(['12', '12345', 'abcd', '12 3'])('tells that %s is no code, at the cost of no try', async (typed) => {
    const msisdn = newNumber()
    await login(msisdn)
    for (let i = 0; i < 4; i++)
      expect((await confirm(msisdn, typed)).json()).toMatchObject({
        error: 'validation',
        errors: { otp: [expect.any(String)] },
      })
    expect((await confirm(msisdn, await site.carrier.code(msisdn))).statusCode).toBe(200)
  })
})

describe('the protection script', () => {
  const script = () => site.send('POST', '/api/players/protected-script?targeted_element=%23cta_button')
  it('comes with a transaction', async () => {
    const reply = (await script()).json<{ messageCode: string; success: { dcbprotect: string } }>()
    expect(reply.messageCode).toBe('00')
    expect(reply.success.dcbprotect).toContain('#cta_button')
    expect(() => vm.compileFunction(reply.success.dcbprotect)).not.toThrow()
  })

  it('is good for one accepted login', async () => {
    const transaction_identify = await newTransaction(browser)
    expect((await send('0812345678', { transaction_identify })).statusCode).toBe(422)
    expect((await send(newNumber('503'), { transaction_identify })).statusCode).toBe(503)
    expect((await send(newNumber(), { transaction_identify })).statusCode).toBe(200)
    const again = await send(newNumber(), { transaction_identify })
    expect(again.statusCode).toBe(422)
    expect(again.json()).toMatchObject({ errors: { msisdn: [expect.stringContaining('الصفحة')] } })
  })

  it('must be there, but not to ask for the code again', async () => {
    const msisdn = newNumber()
    const without = await send(msisdn)
    expect(without.statusCode).toBe(422)
    expect(without.json()).toMatchObject({ errors: { msisdn: [expect.stringContaining('الصفحة')] } })
    await login(msisdn)
    after(30)
    expect((await send(msisdn)).statusCode).toBe(200)
    expect((await send(newNumber())).statusCode).toBe(422)
    after(1800)
    expect((await send(msisdn)).statusCode).toBe(422)
  })

  it('is refused when made up, or after half an hour', async () => {
    expect((await send(newNumber(), { transaction_identify: 'made-up' })).statusCode).toBe(422)
    const transaction_identify = await newTransaction(browser)
    after(1800)
    expect((await send(newNumber(), { transaction_identify })).statusCode).toBe(422)
  })

  it('is bound to the browser that asked for it', async () => {
    const transaction_identify = await newTransaction(browser)
    const other = (await site.get('/api/xsrf-token')).json<{ data: { token: string } }>().data.token
    const reply = await site.app.inject({
      method: 'POST',
      url: '/api/players/login',
      headers: { cookie: `${XSRF_COOKIE}=${other}`, [XSRF_HEADER]: other },
      payload: { msisdn: newNumber(), device_type: 'web', transaction_identify },
    })
    expect(reply.statusCode).toBe(422)
  })
})

interface Rejected {
  errors: { otp: string[] }
}

describe('a login while the carrier is slow', () => {
  it('is answered 503 within ten seconds, and no code is delivered', async () => {
    const { msisdn, statusCode, took } = await slowLogin
    expect(statusCode).toBe(503)
    expect(took).toBeLessThan(10_000)
    expect(await site.carrier.messages(msisdn)).toHaveLength(0)
  }, 15_000)
})
