import { contactMessages } from '../infrastructure/db/schema/contact'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { deleteOldContactMessages } from './old-contact-messages'
import { onceADay } from './schedule'

const WRITTEN = new Date('2026-03-01T10:00:00Z')
const MESSAGE = { name: 'سالم', email: 'salem@example.ly', phoneNumber: '0912345678', message: 'نص' }

let database: TestDatabase
let now: Date
let failures: unknown[]
let run: () => Promise<void>
beforeEach(async () => {
  database = await createTestDatabase()
  now = new Date('2026-11-01T12:00:00Z')
  failures = []
  const { db } = database
  await db.insert(contactMessages).values([
    { ...MESSAGE, subject: 'older', createdAt: WRITTEN },
    { ...MESSAGE, subject: 'newer', createdAt: new Date('2026-10-01T10:00:00Z') },
  ])
  const daily = onceADay(
    () => now,
    (instant) => deleteOldContactMessages(db, instant),
  )
  run = () => daily().catch((error: unknown) => void failures.push(error))
  await run()
})
afterEach(() => database.drop())

const subjects = async () => {
  const rows = await database.db.select({ subject: contactMessages.subject }).from(contactMessages)
  return rows.map(({ subject }) => subject).sort()
}

describe('the daily deletion of messages to support', () => {
  it('keeps a message for a year, then deletes that one alone', async () => {
    now = new Date('2027-03-01T09:59:59Z')
    await run()
    expect(await subjects()).toEqual(['newer', 'older'])
    now = new Date('2027-03-02T09:00:00Z')
    await run()
    expect(await subjects()).toEqual(['newer'])
  })

  it('runs once a day of Tripoli', async () => {
    now = new Date('2027-03-01T09:00:00Z')
    await run()
    now = new Date('2027-03-01T21:59:00Z')
    await run()
    expect(await subjects()).toEqual(['newer', 'older'])
    now = new Date('2027-03-01T22:00:00Z')
    await run()
    expect(await subjects()).toEqual(['newer'])
  })

  it('is tried again after a failure', async () => {
    await database.db.execute('ALTER TABLE contact_messages RENAME TO hidden')
    now = new Date('2027-03-02T09:00:00Z')
    await run()
    expect(failures).toHaveLength(1)
    await database.db.execute('ALTER TABLE hidden RENAME TO contact_messages')
    await run()
    expect(await subjects()).toEqual(['newer'])
  })
})
