import { contactMessages } from '../infrastructure/db/schema/contact'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { DailyJob } from '../lib/daily-job'
import { deleteOldContactMessages } from './old-contact-messages'

const WRITTEN = new Date('2026-03-01T10:00:00Z')
const MESSAGE = { name: 'سالم', email: 'salem@example.ly', phoneNumber: '0912345678', message: 'نص' }

let database: TestDatabase
let now: Date
let failures: unknown[]
let job: DailyJob
beforeEach(async () => {
  database = await createTestDatabase()
  now = new Date('2026-11-01T12:00:00Z')
  failures = []
  const { db } = database
  await db.insert(contactMessages).values([
    { ...MESSAGE, subject: 'older', createdAt: WRITTEN },
    { ...MESSAGE, subject: 'newer', createdAt: new Date('2026-10-01T10:00:00Z') },
  ])
  job = new DailyJob({
    now: () => now,
    work: (instant) => deleteOldContactMessages(db, instant),
    onError: (error) => failures.push(error),
  })
  await job.look()
})
afterEach(async () => {
  await job.stop()
  await database.drop()
})

const subjects = async () => {
  const rows = await database.db.select({ subject: contactMessages.subject }).from(contactMessages)
  return rows.map(({ subject }) => subject).sort()
}

describe('the daily deletion of messages to support', () => {
  it('keeps a message for a year, then deletes that one alone', async () => {
    now = new Date('2027-03-01T09:59:59Z')
    await job.look()
    expect(await subjects()).toEqual(['newer', 'older'])
    now = new Date('2027-03-02T09:00:00Z')
    await job.look()
    expect(await subjects()).toEqual(['newer'])
  })

  it('runs once a day of Tripoli', async () => {
    now = new Date('2027-03-01T09:00:00Z')
    await job.look()
    now = new Date('2027-03-01T21:59:00Z')
    await job.look()
    expect(await subjects()).toEqual(['newer', 'older'])
    now = new Date('2027-03-01T22:00:00Z')
    await job.look()
    expect(await subjects()).toEqual(['newer'])
  })

  it('is tried again after a failure', async () => {
    await database.db.execute('ALTER TABLE contact_messages RENAME TO hidden')
    now = new Date('2027-03-02T09:00:00Z')
    await job.look()
    expect(failures).toHaveLength(1)
    await database.db.execute('ALTER TABLE hidden RENAME TO contact_messages')
    await job.look()
    expect(await subjects()).toEqual(['newer'])
  })
})
