import { count, sql } from 'drizzle-orm'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { BATCH_ROWS, deleteBefore } from './delete-in-batches'
import { protectionTransactions as table } from './schema/auth'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('deletes what is old, however much, and leaves the rest', async () => {
  const { db } = database
  await db.execute(sql`INSERT INTO protection_transactions (id_hash, client, carrier_transaction, expires_at)
    SELECT 'id-' || n, 'client', 'transaction', CASE WHEN n <= 3 THEN now() + interval '1 hour' ELSE now() - interval '1 hour' END
    FROM generate_series(1, ${2 * BATCH_ROWS + 7}) AS n`)
  await deleteBefore(db, table.expiresAt, new Date())
  expect(await db.select({ rows: count() }).from(table)).toEqual([{ rows: 3 }])
})
