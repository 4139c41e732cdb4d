import fs from 'node:fs'
import path from 'node:path'
import { SmsOutbox } from '../../../jobs/sms-outbox'
import { designForm, saveDesign } from '../../../../test/requests/forms'
import { makePng } from '../../../../test/requests/png'
import { newNumber, signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'
import { tracesOf } from '../../../../test/database/traces'

let site: TestSite
beforeAll(async () => (site = await createTestSite()))
afterAll(() => site.close())

const DETAILS = '/api/players/subscriber-details'
const NAME = 'مفتاح الطبولي'

const savedFiles = () => {
  const folder = path.join(site.env.dataDir, 'media/saved')
  return fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))
    : []
}

/** A subscriber who has used everything that leaves something behind. */
async function someoneWithAPast() {
  const msisdn = newNumber()
  const token = await signIn(site, msisdn)
  const elsewhere = await signIn(site, msisdn)
  await site.send('PUT', DETAILS, { name: NAME }, token)
  await saveDesign(site, designForm(makePng({ width: 2, height: 2 })), token)
  await site.send('POST', '/api/players/unsubscribe', {}, token)
  await site.send('POST', '/api/v2/players/contact', {
    name: NAME,
    email: 'miftah@example.ly',
    phone_number: msisdn.replace('+218', '0'),
    subject: 'سؤال',
    message: 'متى يُخصم الاشتراك؟',
  })
  const { id } = (await site.get(DETAILS, token)).json<{ data: { id: string } }>().data
  return { token, elsewhere, traces: [id, msisdn.slice(-9), NAME, 'miftah@example.ly'] }
}

describe('deleting the account', () => {
  it('leaves nothing of the person in any table, and none of their files', async () => {
    const { token, traces } = await someoneWithAPast()
    const before = await tracesOf(site.database.db, traces)
    expect(before).toEqual(
      expect.arrayContaining([
        'subscribers.id',
        'subscribers.msisdn',
        'subscribers.name',
        'subscriptions.subscriber_id',
        'sessions.subscriber_id',
        'saved_designs.subscriber_id',
        'contact_messages.phone_number',
      ]),
    )
    expect(savedFiles()).toHaveLength(1)

    expect((await site.send('DELETE', DETAILS, undefined, token)).statusCode).toBe(200)
    // The last message, that the subscription ended, still has to reach them; then its number and text go too.
    const { database, carrier } = site
    await new SmsOutbox({ db: database.db, carrier: carrier.carrier, now: () => new Date() }).deliver()

    expect(await tracesOf(site.database.db, traces)).toEqual([])
    expect(savedFiles()).toEqual([])
  })

  it('signs the person out everywhere', async () => {
    const { token, elsewhere } = await someoneWithAPast()
    await site.send('DELETE', DETAILS, undefined, token)
    for (const bearer of [token, elsewhere]) expect((await site.get(DETAILS, bearer)).statusCode).toBe(401)
  })

  it('touches nobody else', async () => {
    const [gone, stays] = [await someoneWithAPast(), await someoneWithAPast()]
    await site.send('DELETE', DETAILS, undefined, gone.token)
    expect((await site.get(DETAILS, stays.token)).statusCode).toBe(200)
    expect(await tracesOf(site.database.db, stays.traces.slice(0, 2))).toEqual(
      expect.arrayContaining(['subscribers.id', 'saved_designs.subscriber_id', 'contact_messages.phone_number']),
    )
  })
})
