import { contactMessages } from '../infrastructure/db/schema/contact'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { deleteOldContactMessages } from './old-contact-messages'

const MESSAGE = { name: 'سالم', email: 'salem@example.ly', phoneNumber: '0912345678', message: 'نص' }

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.drop())

it('keeps a message to support for a year, then deletes that one alone', async () => {
  const { db } = database
  await db.insert(contactMessages).values([
    { ...MESSAGE, subject: 'older', createdAt: new Date('2026-03-01T10:00:00Z') },
    { ...MESSAGE, subject: 'newer', createdAt: new Date('2026-10-01T10:00:00Z') },
  ])
  const subjectsAt = async (now: string) => {
    await deleteOldContactMessages(db, new Date(now))
    const rows = await db.select({ subject: contactMessages.subject }).from(contactMessages)
    return rows.map(({ subject }) => subject).sort()
  }
  expect(await subjectsAt('2027-03-01T09:59:59Z')).toEqual(['newer', 'older'])
  expect(await subjectsAt('2027-03-01T10:00:01Z')).toEqual(['newer'])
})
