import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { contactMessages } from '../../infrastructure/db/schema/contact'
import { savedDesigns } from '../../infrastructure/db/schema/designs'
import { subscriptionChanges } from '../../infrastructure/db/schema/records'
import { failedJobs } from '../../infrastructure/job-queue/job-queue'
import { startJobRunner } from '../../infrastructure/job-queue/job-runner'
import { objectsOf } from '../../infrastructure/objects/objects-of'
import { tasksOf } from '../../jobs/queued-tasks'
import { designForm, saveDesign } from '../../../test/requests/forms'
import { makePng } from '../../../test/requests/png'
import { newNumber, signIn } from '../../../test/site/sign-in'
import { createSubscriptionSite, type SubscriptionSite } from '../../../test/site/subscription-site'
import { eraseNumber } from './erase'

let site: SubscriptionSite
let msisdn: string
let token: string
let stopWorker: (() => Promise<void>) | undefined
beforeEach(async () => {
  site = await createSubscriptionSite()
  msisdn = newNumber()
  token = await signIn(site, msisdn)
})
afterEach(async () => {
  await stopWorker?.()
  stopWorker = undefined
  await site.close()
})

function startWorker(): void {
  const { db } = site.database
  const tasks = tasksOf(site.accounts, objectsOf(site.env))
  stopWorker = startJobRunner({ db, tasks, cron: [], log: site.app.log })
}

async function erase({ number = msisdn, isSure = true, waitMs = 200 } = {}) {
  const lines: string[] = []
  const options = { db: site.database.db, msisdn: number, isSure, waitMs }
  return { done: await eraseNumber({ ...options, print: (line) => lines.push(line) }), text: lines.join(' ') }
}

const details = () => site.get('/api/players/subscriber-details', token)

describe('an erasure by support', () => {
  it('ends the subscription at the operator, leaves nothing of the person, and says who did it', async () => {
    const message = {
      name: 'سالم',
      email: 'a@b.example',
      phone_number: msisdn,
      subject: 'طلب',
      message: 'احذفوا حسابي',
    }
    await site.send('POST', '/api/v2/players/contact', message)
    await saveDesign(site, designForm(makePng({ width: 2, height: 2 })), token)
    const { db } = site.database
    const picture = (await db.select().from(savedDesigns))[0]!.path
    const objects = objectsOf(site.env)
    expect(await objects.has(picture)).toBe(true)
    const subscription = (await site.accounts.store.find(msisdn))!.id
    startWorker()
    expect(await erase({ waitMs: 20_000 })).toEqual({ done: true, text: 'Erased.' })
    expect((await details()).statusCode).toBe(401)
    // Files go when the rows are gone, and not only when the last upload has ended, ten minutes later.
    for (let tries = 0; (await objects.has(picture)) && tries < 50; tries += 1) await wait(100)
    expect(await objects.has(picture)).toBe(false)
    const { events } = await site.carrier.events()
    expect(events.filter((event) => event.msisdn === msisdn).at(-1)).toMatchObject({ kind: 'cancelled' })
    expect(await db.select().from(contactMessages)).toEqual([])
    const changes = await db
      .select()
      .from(subscriptionChanges)
      .where(eq(subscriptionChanges.subscriptionId, subscription))
    expect(changes.map(({ actor, change }) => `${actor} ${change}`).slice(-2)).toEqual([
      'support cancelled',
      'support erased',
    ])
    expect(await erase()).toEqual({ done: false, text: 'Nobody of that number has an account.' })
  }, 60_000)

  it('waits for a worker, and for the operator, and is listed meanwhile', async () => {
    expect(await erase()).toMatchObject({ done: true, text: expect.stringMatching(/^Queued: a worker does it/) })
    expect((await details()).statusCode).toBe(200)
    await site.carrier.stop()
    startWorker()
    for (let tries = 0; (await failedJobs(site.database.db)).length === 0 && tries < 200; tries += 1) await wait(100)
    expect(await failedJobs(site.database.db)).toMatchObject([{ task: 'erase_subscriber' }])
    expect((await details()).statusCode).toBe(200)
  }, 60_000)

  it('does nothing of which nobody is sure', async () => {
    startWorker()
    expect(await erase({ isSure: false })).toMatchObject({
      done: false,
      text: expect.stringMatching(/^Nothing is done yet/),
    })
    expect((await details()).statusCode).toBe(200)
  }, 60_000)
})
