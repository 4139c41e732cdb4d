import { newNumber } from '../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../test/site/test-site'

let site: TestSite
beforeAll(async () => (site = await createTestSite()))
afterAll(() => site.close())

interface Attempt {
  transaction: string
  signals: number
  pressed: string
  msisdn?: string
  passed?: boolean
}

/** Opens a page with the button. */
async function openPage() {
  const reply = await site.send('POST', '/api/players/protected-script?targeted_element=%23cta_button')
  const { dcbprotect, transaction_identify } = reply.json<{
    success: { dcbprotect: string; transaction_identify: string }
  }>().success
  const transaction = /const transaction = "([\w-]+)"/.exec(dcbprotect)?.[1] ?? ''
  const report = (signals: number, pressed: string) =>
    site.app.inject({ method: 'POST', url: '/sandbox/protection', payload: { transaction, signals, pressed } })
  const login = (msisdn: string) =>
    site.send('POST', '/api/players/login', { msisdn, device_type: 'web', transaction_identify })
  return { transaction, report, login }
}

async function attempt(transaction: string): Promise<Attempt | undefined> {
  const reply = await site.app.inject({ method: 'GET', url: '/sandbox/state' })
  return reply.json<{ data: { attempts: Attempt[] } }>().data.attempts.find((one) => one.transaction === transaction)
}

describe("the sandbox's protection service", () => {
  it('keeps what the script saw, and which number it let through', async () => {
    const { transaction, report, login } = await openPage()
    expect(await attempt(transaction)).toMatchObject({ signals: 0, pressed: 'no' })
    expect((await report(12, 'person')).statusCode).toBe(204)
    const msisdn = newNumber()
    expect((await login(msisdn)).statusCode).toBe(200)
    expect(await attempt(transaction)).toMatchObject({ signals: 12, pressed: 'person', msisdn, passed: true })
  })

  it('refuses a press that no person made, and sends no code', async () => {
    const { transaction, report, login } = await openPage()
    await report(0, 'script')
    const msisdn = newNumber()
    const reply = await login(msisdn)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error: 'number_refused', messageCode: '07' })
    expect(await site.carrier.messages(msisdn)).toEqual([])
    expect(await attempt(transaction)).toMatchObject({ pressed: 'script', msisdn, passed: false })
  })

  it('refuses a number that ends in 300, however it was pressed', async () => {
    const { transaction, report, login } = await openPage()
    await report(30, 'person')
    expect((await login(newNumber('300'))).json()).toMatchObject({ error: 'number_refused', messageCode: '07' })
    expect(await attempt(transaction)).toMatchObject({ passed: false })
  })

  it('takes no report on what it never gave out, or gave its verdict on', async () => {
    const { transaction, report, login } = await openPage()
    await login(newNumber())
    const judged = await attempt(transaction)
    // It was on its way with the press: the page has made no mistake.
    expect((await report(1, 'script')).statusCode).toBe(204)
    expect(await attempt(transaction)).toEqual(judged)
    const payload = { transaction: 'made-up', signals: 1, pressed: 'person' }
    expect((await site.app.inject({ method: 'POST', url: '/sandbox/protection', payload })).statusCode).toBe(404)
  })

  it('is not blamed on the page when the carrier is down', async () => {
    const body = { msisdn: newNumber('503'), device_type: 'web' }
    const reply = await site.send('POST', '/api/players/login', body)
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ error: 'carrier_unavailable' })
  })

  it('tells a page with a stale transaction that a fresh one is all it needs', async () => {
    const { login } = await openPage()
    await login(newNumber())
    expect((await login(newNumber())).json()).toMatchObject({ error: 'validation', messageCode: '07' })
  })
})
