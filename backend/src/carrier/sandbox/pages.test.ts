import { newNumber } from '../../testing/sign-in'
import { createTestSite, type TestSite } from '../../testing/test-site'

let site: TestSite
beforeAll(async () => (site = await createTestSite()))
afterAll(() => site.close())

const get = (url: string) => site.app.inject({ method: 'GET', url })
const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload })
const login = (msisdn: string) => site.send('POST', '/api/players/login', { msisdn, device_type: 'web' })

describe('/sandbox on the site', () => {
  it('shows the inbox in Arabic, right to left, under a policy without inline code', async () => {
    const reply = await get('/sandbox/inbox')
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('<html lang="ar-LY" dir="rtl">')
    expect(reply.body).not.toMatch(/<style|style=|<script>|onclick/)
    expect(reply.headers['content-security-policy']).toContain("script-src 'self';")
    expect(reply.headers['content-security-policy']).not.toContain('unsafe')
  })

  it.each([
    ['inbox.css', 'text/css'],
    ['inbox.js', 'text/javascript'],
  ])('serves %s', async (file, type) => {
    const reply = await get(`/sandbox/assets/${file}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain(type)
  })

  it('has nothing else there', async () => {
    expect((await get('/sandbox/assets/..%2f..%2fetc')).statusCode).toBe(404)
    expect((await get('/sandbox/nothing')).statusCode).toBe(404)
  })

  it("keeps the carrier's own calls to itself", async () => {
    expect((await get('/carrier/clock')).statusCode).toBe(404)
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
    const { events } = await site.carrier.carrier.events(null)
    expect(events.at(-1)).toMatchObject({ kind: 'sms', msisdn, sms: { to: '19020', text: '١' } })
    expect((await post('/sandbox/sms', { msisdn: '12', to: '19020', text: '1' })).statusCode).toBe(422)
  })
})
