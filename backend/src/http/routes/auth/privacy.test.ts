import { sql } from 'drizzle-orm'
import { newNumber, newTransaction } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

let site: TestSite
const lines: string[] = []
beforeAll(async () => (site = await createTestSite({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) })))
afterAll(() => site.close())

const SIGN_IN = '/api/players/login'
const CONFIRM = '/api/players/confirm/otp'
const DETAILS = '/api/players/subscriber-details'

describe('the log', () => {
  it('holds no number, code or token, whatever happens', async () => {
    const secrets: string[] = []
    const msisdn = newNumber()
    const script = await site.send('POST', '/api/players/protected-script')
    const { transaction_identify } = script.json<{ success: { transaction_identify: string } }>().success
    await site.send('POST', SIGN_IN, { msisdn, device_type: 'web', transaction_identify })
    const otp = await site.carrier.code(msisdn)
    await site.send('POST', CONFIRM, { msisdn, otp: '12', device_type: 'web' })
    const reply = await site.send('POST', CONFIRM, { msisdn, otp, device_type: 'web' })
    const { token } = reply.json<{ data: { token: string } }>().data
    await site.send('POST', `${SIGN_IN}?msisdn=${msisdn}&token=${token}`, { msisdn, device_type: 'web' })
    await site.get(`/sandbox/messages?msisdn=${msisdn}`)
    expect((await site.send('POST', `/webview/profile/${token}?msisdn=${msisdn}`)).statusCode).toBe(404)
    await site.send('POST', '/api/players/unsubscribe', { subscriber_id: 'x' }, token)
    await site.send('POST', '/api/players/unsubscribe-confirm', { otp, device_type: 'web', msisdn }, token)
    for (const ending of ['300', '503']) {
      const failing = newNumber(ending)
      secrets.push(failing.slice(-9))
      const transaction_identify = await newTransaction(site)
      await site.send('POST', SIGN_IN, { msisdn: failing, device_type: 'web', transaction_identify })
    }
    await site.database.db.execute(sql`ALTER TABLE otp_numbers RENAME TO gone`)
    expect((await site.send('POST', SIGN_IN, { msisdn, device_type: 'web' })).statusCode).toBe(500)
    await site.database.db.execute(sql`ALTER TABLE gone RENAME TO otp_numbers`)
    await site.database.db.execute(sql`ALTER TABLE subscribers RENAME TO gone`)
    expect((await site.send('PUT', DETAILS, { name: 'اسم سري' }, token)).statusCode).toBe(500)
    await site.database.db.execute(sql`ALTER TABLE gone RENAME TO subscribers`)

    secrets.push(msisdn.slice(-9), token, transaction_identify, 'اسم سري')
    const log = lines.join('').replace(/"(reqId|pid)":[^,]*,/g, '')
    expect(log).toContain('Failed query')
    expect(log).toContain('carrier_unavailable')
    for (const secret of secrets) expect(log).not.toContain(secret)
    expect(log).not.toMatch(new RegExp(`(?<![\\d.])${otp}(?![\\d.])`))
  })
})
