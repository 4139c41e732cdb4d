import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { operatorOf, type Operator } from '@yawmi/brand'
import nasma from '@yawmi/brand/brands/nasma.json'
import rimal from '@yawmi/brand/brands/rimal.json'
import { eq } from 'drizzle-orm'
import { subscriptions } from '../infrastructure/db/schema/base'
import { brandSiteOfFile, number } from '../../test/site/brand-people'
import { passingTimeOfFile } from '../../test/site/passing-time'
import { newNumber, signIn } from '../../test/site/sign-in'
import type { SubscriptionSite } from '../../test/site/subscription-site'

const people = brandSiteOfFile()
const letASecondPass = passingTimeOfFile()
const { record, lastSent, login, agreed, renew } = people
let site: SubscriptionSite
beforeAll(() => void (site = people.site))

describe.each([
  { file: nasma, prefix: '+21891', price: '0.250 دينار أسبوعيًا', trial: 'يوم مجاني', leave: 'STOP' },
  { file: nasma, prefix: '+21892', price: '1.750 دينار أسبوعيًا', trial: 'يوم مجاني', leave: '0' },
  { file: rimal, prefix: '+21892', price: '0.300 دينار يوميًا', trial: '3 أيام مجانية', leave: 'stop r' },
])('a person on a page of $file.id with a number $prefix…', ({ file, prefix, price, trial, leave }) => {
  const { id, name, sms, trialHours, operators } = file
  const msisdn = newNumber().replace('+21891', prefix)
  const offer = operatorOf({ operators: operators as Operator[] }, msisdn)!.offers[0]!

  it('is sent a code in its name, agrees to its words, has its trial and pays its price', async () => {
    const token = await signIn(site, msisdn, id)
    expect(await lastSent(msisdn)).toMatch(new RegExp(`^رمز التحقق للاشتراك في ${name}: \\d{4}\n`))
    expect(await record(msisdn)).toMatchObject({ brand: id, offer, state: 'trial' })
    expect((await site.carrier.messages(msisdn))[0]?.party).toBe(sms.to)
    expect(await agreed(msisdn)).toMatchObject([
      { brand: id, ...offer, text: expect.stringContaining(`والأحكام. ${trial}، ثم ${price}.`) },
    ])
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toMatch(
      new RegExp(`^أهلًا بك في ${name}\\. .*${price}\\. للإلغاء أرسل ${sms.cancel} إلى ${sms.to}\\.$`),
    )
    expect((await site.carrier.messages(msisdn))[0]?.party).toBe(sms.to)
    await site.advance(trialHours - 1)
    await site.work()
    expect(await site.paid(msisdn)).toEqual([])
    expect((await site.smsTo(msisdn))[0]).toMatch(new RegExp(`^${name}: تنتهي تجربتك`))
    await site.advance(1)
    await site.work()
    expect(await site.paid(msisdn)).toMatchObject([offer])
    expect((await site.smsTo(msisdn))[0]).toMatch(new RegExp(`^${name}: خُصم من رصيدك .* السعر ${price}\\.`))
    const details = await site.get('/api/players/subscriber-details', token)
    expect(details.json()).toMatchObject({ data: { nextCharge: offer, charges: [offer] } })
  })

  it('leaves by a message to its short code', async () => {
    await site.write(msisdn, leave, sms.to)
    await site.work()
    expect((await record(msisdn)).state).toBe('cancelled')
    expect((await site.smsTo(msisdn))[0]).toMatch(
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

describe('a subscriber of one brand', () => {
  it('keeps it while their subscription lives, whatever page they sign in on', async () => {
    const msisdn = number()
    await signIn(site, msisdn, 'nasma')
    await site.advance(0.01)
    await signIn(site, msisdn, 'rimal')
    expect(await lastSent(msisdn)).toContain('في رمال:')
    expect(await record(msisdn)).toMatchObject({ brand: 'nasma', offer: { amount: 1750, period: 'week' } })
    expect(await agreed(msisdn)).toHaveLength(1)
  })

  it('keeps it when they renew what is past due on a page of another', async () => {
    const msisdn = number()
    const token = await signIn(site, msisdn, 'rimal')
    await site.setBalance(msisdn, 0)
    await site.advance(72)
    await site.work()
    expect((await record(msisdn)).state).toBe('past_due')
    await site.setBalance(msisdn, 5_000)
    const { sms, code } = await renew(token, msisdn, 'yawmi')
    expect(sms).toContain('لتجديد اشتراكك في رمال:')
    expect(code).toBe('00')
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 300 }])
  })

  it('takes the one whose price they agree to when they come back', async () => {
    const msisdn = number()
    const token = await signIn(site, msisdn, 'nasma')
    await site.write(msisdn, '0')
    await site.work()
    await site.advance(30)
    const { sms, code } = await renew(token, msisdn, 'rimal')
    expect(sms).toContain('لتجديد اشتراكك في رمال:')
    // Before the person enters the code, by which they agree.
    expect(sms).toContain('\nسعر الاشتراك 0.300 دينار يوميًا.\n')
    expect(code).toBe('00')
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 300, period: 'day' }])
    expect((await agreed(msisdn)).map(({ brand }) => brand)).toEqual(['nasma', 'rimal'])
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toMatch(/^رمال: خُصم .* أرسل STOP R إلى 15511\.$/)
  })

  it('keeps it when the page’s brand does not serve their number', async () => {
    const msisdn = newNumber()
    const token = await signIn(site, msisdn, 'nasma')
    await site.write(msisdn, '0')
    await site.work()
    await site.advance(30)
    const { sms } = await renew(token, msisdn, 'rimal')
    expect(sms).toContain('في نسمة:')
    expect(sms).toContain('\nسعر الاشتراك 0.250 دينار أسبوعيًا.\n')
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 250, period: 'week' }])
  })

  it('is answered in its words though they write to the short code of another', async () => {
    const msisdn = number()
    await signIn(site, msisdn, 'rimal')
    await site.write(msisdn, '1')
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toMatch(/^رمال: أنت مشترك بالفعل، والسعر 0.300/)
    expect((await record(msisdn)).brand).toBe('rimal')
    await site.write(msisdn, 'STOP R')
    await site.work()
    expect((await record(msisdn)).state).toBe('cancelled')
    expect((await site.smsTo(msisdn))[0]).toMatch(/^رمال: تم إلغاء اشتراكك/)
  })
})

describe('two brands at once', () => {
  it('answer the same words to the same short code each in their own name', async () => {
    const both = [
      { msisdn: number(), brand: 'yawmi', name: 'يومي' },
      { msisdn: number(), brand: 'nasma', name: 'نسمة' },
    ]
    for (const { msisdn, brand } of both) await signIn(site, msisdn, brand)
    for (const text of ['1', '0']) {
      for (const { msisdn } of both) await site.write(msisdn, text)
      await site.work()
    }
    for (const { msisdn, name } of both)
      expect((await site.smsTo(msisdn)).map((text) => text.slice(0, 22))).toEqual([
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
    expect((await site.smsTo(msisdn))[0]).toMatch(/^يومي: خُصم من رصيدك 1.750/)
    await site.write(msisdn, '0')
    await site.work()
    expect(await record(msisdn)).toMatchObject({ state: 'cancelled', brand: null })
  })

  it('keeps the price agreed to, and speaks as the brand’s file now says, or as the default brand once it is gone', async () => {
    const file = path.join(site.env.dataDir, 'brands/wave.json')
    const operators = [{ ...rimal.operators[0]!, offers: [{ amount: 120, period: 'day' }] }]
    const sms = { to: '17171', subscribe: 'W', cancel: 'STOP W' }
    const put = (more: object) => writeFileSync(file, JSON.stringify({ ...rimal, id: 'wave', hosts: [], ...more }))
    mkdirSync(path.dirname(file), { recursive: true })
    put({ name: 'موجة', operators, sms })
    letASecondPass()
    const msisdn = number()
    await signIn(site, msisdn, 'wave')
    put({ name: 'موجة كبيرة', sms })
    letASecondPass()
    await site.advance(72)
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toMatch(/^موجة كبيرة: خُصم من رصيدك 0.120/)
    const late = number()
    await login(late, { brand: 'wave' })
    rmSync(file)
    letASecondPass()
    const body = { msisdn: late, otp: await site.carrier.code(late), device_type: 'web' }
    expect((await site.send('POST', '/api/players/confirm/otp', body)).json()).toMatchObject({ error: 'validation' })
    expect(await site.accounts.store.find(late)).toBeNull()
    await site.advance(24)
    await site.work()
    expect((await site.smsTo(msisdn))[0]).toMatch(/^يومي: خُصم من رصيدك 0.120 .* أرسل 0 إلى 19020\.$/)
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 120 }, { amount: 120 }])
    await site.write(msisdn, 'STOP', sms.to)
    await site.work()
    expect(await record(msisdn)).toMatchObject({ state: 'cancelled', brand: 'wave' })
  })

  it('has its own price in what is said of it, and that of returning in what is said of its end', async () => {
    const file = path.join(site.env.dataDir, 'brands/tide.json')
    const sms = { to: '18181', subscribe: 'T', cancel: 'STOP T' }
    const putPrice = (amount: number) => {
      const operators = [{ ...rimal.operators[0]!, offers: [{ amount, period: 'day' }] }]
      writeFileSync(file, JSON.stringify({ ...rimal, id: 'tide', name: 'مد', hosts: [], operators, sms }))
      letASecondPass()
    }
    mkdirSync(path.dirname(file), { recursive: true })
    putPrice(120)
    const msisdn = number()
    const write = async (text: string) => {
      await site.write(msisdn, text, sms.to)
      await site.work()
      return (await site.smsTo(msisdn))[0]
    }
    await signIn(site, msisdn, 'tide')
    putPrice(200)
    await site.advance(72)
    await site.work()
    expect(await write('T')).toMatch(/^مد: أنت مشترك بالفعل، والسعر 0.120/)
    expect(await write('STOP T')).toMatch(/^مد: تم إلغاء اشتراكك، .* للعودة أرسل T إلى 18181، والسعر 0.200/)
    await site.advance(48)
    expect(await write('T')).toMatch(/^مد: خُصم من رصيدك 0.200/)
    expect(await site.paid(msisdn)).toMatchObject([{ amount: 120 }, { amount: 200 }])
  })
})
