import { rawGet } from '../../../../test/requests/raw-get'
import { newNumber, newTransaction } from '../../../../test/site/sign-in'
import { sandboxTarget } from '../../../../test/carrier/sandbox-target'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

let site: TestSite
beforeAll(async () => (site = await createTestSite()))
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ method: 'GET', url })
const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload })
const login = async (msisdn: string) => {
  const transaction_identify = await newTransaction(site)
  return site.send('POST', '/api/players/login', { msisdn, device_type: 'web', transaction_identify })
}

describe('/sandbox on the site', () => {
  it.each(['/sandbox', '/sandbox/inbox'])('shows %s in Arabic, right to left, under a strict policy', async (page) => {
    const reply = await get(page)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('<html lang="ar-LY" dir="rtl">')
    expect(reply.body).not.toMatch(/<style|style=|<script>|\son[a-z]+=/)
    expect(reply.headers['content-security-policy']).toContain("script-src 'self';")
    expect(reply.headers['content-security-policy']).not.toContain('unsafe')
  })

  it('serves every file that its pages name, and that those name', async () => {
    const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => String(name))
    const pages = await Promise.all(['/sandbox', '/sandbox/inbox'].map(get))
    const named = pages.flatMap(({ body }) => names(body, /\/sandbox\/assets\/([\w.-]+)/g))
    const fonts = names((await get('/sandbox/assets/common.css')).body, /url\('([\w.-]+)'\)/g)
    const scripts = await Promise.all(['play', 'common'].map((name) => get(`/sandbox/assets/${name}.js`)))
    const modules = scripts.flatMap(({ body }) => names(body, /from '\.\/([\w.-]+)'/g))
    const files = new Set([...named, ...fonts, ...modules])
    expect(files.size).toBe(11)
    for (const file of files) {
      const reply = await get(`/sandbox/assets/${file}`)
      expect([file, reply.statusCode]).toEqual([file, 200])
      expect(reply.headers['content-type']).toMatch(/^(text\/(css|javascript)|font\/woff2)/)
    }
  })

  it('hands fonts over byte for byte', async () => {
    const { rawPayload } = await get('/sandbox/assets/tajawal-arabic-400-normal.woff2')
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    expect(rawPayload.readUInt32BE(8)).toBe(rawPayload.length)
  })

  it('has nothing else there', async () => {
    expect((await get('/sandbox/assets/..%2f..%2fetc')).statusCode).toBe(404)
    expect((await get('/sandbox/nothing')).statusCode).toBe(404)
  })

  it('knows from the brands what people write to which short code, the default brand first', async () => {
    const reply = await get('/sandbox/keywords')
    const { data } = reply.json<{ data: object[] }>()
    expect(data[0]).toEqual({ to: '19020', subscribe: '1', cancel: '0' })
    expect(data).toContainEqual({ to: '15511', subscribe: 'R', cancel: 'STOP R' })
  })

  it("keeps the carrier's own calls to itself", async () => {
    expect((await get('/carrier/clock')).statusCode).toBe(404)
    for (const up of ['..', '%2e%2e', '.%2E', 'x/../..'])
      expect((await rawGet(site.app, `/sandbox/${up}/carrier/clock`)).status).toBe(404)
    expect((await get('/sandbox/../carrier/clock')).statusCode).toBe(404)
  })

  it('finds the messages of a number in whatever way it is written', async () => {
    const [msisdn, other] = [newNumber(), newNumber()]
    await login(msisdn)
    await login(other)
    const digits = msisdn.slice(4)
    for (const written of [
      msisdn,
      `0${digits}`,
      `218${digits}`,
      digits,
      digits.replace(/\d/g, (d) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(d))),
    ]) {
      const reply = await get(`/sandbox/messages?msisdn=${encodeURIComponent(written)}`)
      const { data } = reply.json<{ data: { msisdn: string; text: string }[] }>()
      expect(data).toHaveLength(1)
      expect(data[0]).toMatchObject({ msisdn, direction: 'out', text: expect.stringMatching(/#\d{4}$/) })
    }
  })

  it('finds them also when the plus sign was not encoded', async () => {
    const msisdn = newNumber()
    await login(msisdn)
    expect((await get(`/sandbox/messages?msisdn=${msisdn}`)).json<{ data: unknown[] }>().data).toHaveLength(1)
  })

  it('moves the clock by a duration, and refuses what is none', async () => {
    const before = site.carrier.carrier.clock.now().getTime()
    const reply = await post('/sandbox/clock', { advance: 'PT24H' })
    expect(Date.parse(reply.json<{ data: { now: string } }>().data.now) - before).toBeGreaterThanOrEqual(86_400_000)
    expect(site.carrier.carrier.clock.now().getTime() - before).toBeGreaterThanOrEqual(86_400_000)
    expect((await post('/sandbox/clock', { advance: 'tomorrow' })).statusCode).toBe(422)
    expect((await post('/sandbox/clock', {})).statusCode).toBe(422)
  })

  it("takes a subscriber's own message, and hands it on as an event", async () => {
    const msisdn = newNumber()
    const sent = await post('/sandbox/sms', { msisdn: msisdn.replace('+218', '0'), to: '19020', text: '١' })
    expect(sent.statusCode).toBe(201)
    const { events } = await site.carrier.events()
    expect(events.at(-1)).toMatchObject({ kind: 'sms', msisdn, sms: { to: '19020', text: '١' } })
    for (const wrong of ['12', '+201001234567'])
      expect((await post('/sandbox/sms', { msisdn: wrong, to: '19020', text: '1' })).statusCode).toBe(422)
  })

  it('puts money on a phone, and takes it away', async () => {
    const msisdn = newNumber('402')
    const topped = await post('/sandbox/top-up', { msisdn, amount: 5_000 })
    expect(topped.json()).toMatchObject({ data: { msisdn, balance: 5_000, standing: 'well' } })
    await post('/sandbox/top-up', { msisdn, amount: 250 })
    expect(await state(msisdn)).toMatchObject({ chosen: { balance: 5_250 } })
    await post('/sandbox/balance', { msisdn, balance: 0 })
    expect(await state(msisdn)).toMatchObject({ chosen: { balance: 0, standing: 'no_credit' } })
    for (const amount of [0, -1, 1.5, '5'])
      expect((await post('/sandbox/top-up', { msisdn, amount })).statusCode).toBe(422)
  })

  it('takes money and never answers, for one number alone', async () => {
    const [msisdn, other] = [newNumber(), newNumber()]
    await post('/sandbox/faults', { msisdn, fault: 'charge_unanswered', on: true })
    const { carrier } = sandboxTarget(site.carrier)
    const key = `unanswered-${msisdn}`
    await expect(carrier.charge({ key, msisdn, amount: 250 })).rejects.toMatchObject({ failure: 'timed_out' })
    expect(await carrier.queryCharge(key)).toMatchObject({ outcome: 'charged', amount: 250 })
    await expect(carrier.charge({ key: `${key}-2`, msisdn: other, amount: 250 })).resolves.toMatchObject({
      amount: 250,
    })
    await post('/sandbox/faults', { msisdn, fault: 'charge_unanswered', on: false })
    await carrier.charge({ key, msisdn, amount: 250 })
    const { charges } = await state(msisdn)
    expect(charges).toMatchObject([{ key, amount: 250, outcome: 'charged' }])
  })

  it('is down, or slow, for all while that is switched on', async () => {
    const { carrier } = sandboxTarget(site.carrier)
    for (const [fault, failure] of [
      ['down', 'unavailable'],
      ['slow', 'timed_out'],
    ]) {
      await post('/sandbox/faults', { fault, on: true })
      await expect(carrier.subscriber(newNumber())).rejects.toMatchObject({ failure })
      await expect(carrier.protectedScript({ targetedElement: '#x' })).rejects.toMatchObject({ failure })
      await post('/sandbox/faults', { fault, on: false })
      await expect(carrier.subscriber(newNumber())).resolves.toEqual({ status: 'ok' })
    }
    expect((await post('/sandbox/faults', { fault: 'fire', on: true })).statusCode).toBe(422)
  })

  it('hands events over twice and out of order, and never another', async () => {
    const { carrier, events } = site.carrier
    const { cursor } = await events()
    const [one, two] = [newNumber(), newNumber()]
    await post('/sandbox/faults', { fault: 'events_twice', on: true })
    await post('/sandbox/faults', { msisdn: one, fault: 'events_shuffled', on: true })
    await post('/sandbox/sms', { msisdn: one, to: '19020', text: '1' })
    await post('/sandbox/sms', { msisdn: two, to: '19020', text: '0' })
    await post('/sandbox/faults', { fault: 'events_twice', on: false })
    const page = await carrier.events(cursor)
    expect(page.events.map(({ msisdn }) => msisdn)).toEqual([two, two, one, one])
    expect(new Set(page.events.map(({ id }) => id)).size).toBe(2)
  })

  it('ends a service from its own side, and tells the service of it', async () => {
    const { carrier, events } = site.carrier
    const msisdn = newNumber()
    await carrier.confirmOtp({ msisdn, purpose: 'subscribe' })
    expect(await state(msisdn)).toMatchObject({ chosen: { served: true } })
    const { cursor } = await events()
    await post('/sandbox/service', { msisdn, kind: 'cancelled' })
    expect((await carrier.events(cursor)).events).toMatchObject([{ kind: 'cancelled', msisdn }])
  })

  it('shows all there is, and only the time when nothing happened since', async () => {
    const msisdn = newNumber()
    await post('/sandbox/sms', { msisdn, to: '19020', text: '1' })
    const all = await state('')
    expect(all).toMatchObject({ phones: expect.arrayContaining([expect.objectContaining({ msisdn })]), faults: [] })
    expect(Object.keys(await state('', all.revision))).toEqual(['revision', 'ahead', 'now'])
    await post('/sandbox/sms', { msisdn, to: '19020', text: '0' })
    expect(await state(msisdn, all.revision)).toMatchObject({ messages: [{ text: '0' }, { text: '1' }] })
  })

  const state = async (msisdn: string, since?: number) => {
    const reply = await get(`/sandbox/state?msisdn=${encodeURIComponent(msisdn)}&since=${since ?? ''}`)
    return reply.json<{ data: { revision: number } & Record<string, unknown> }>().data
  }
})
