import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { insertSubscribers } from '../../../test/site/charging-site'
import { queueMetrics } from './queue-metrics'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()), 60_000)
afterAll(() => database.drop(), 30_000)

const NOW = new Date('2026-12-01T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

/** As after a charge that was sent then, of which the carrier is asked again in a quarter of an hour. */
const send = (first: number, count: number, sentAt: Date, isNotFound: boolean) =>
  insertSubscribers(database.db, { first, count }, hoursAgo(-0.25)).then(() =>
    database.db.execute(sql`
      UPDATE subscriptions SET open_key = id::text, open_due_at = due_at, open_amount = 250, open_period = 'day',
        open_sent_at = ${sentAt.toISOString()}::timestamptz, open_ask_at = due_at, open_absent = ${isNotFound}
      WHERE open_key IS NULL`),
  )

it('says of how many charges the carrier has not told the outcome, and for how long, though none of them is due', async () => {
  await send(1, 2, hoursAgo(2), false)
  await send(3, 1, hoursAgo(7), false)
  // The carrier has said that it has no record of it.
  await send(4, 1, hoursAgo(30), true)
  const registry = new Registry()
  queueMetrics(registry, database.db, () => NOW)
  const lines = (await registry.metrics()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'yawmi_queue_waiting{queue="open_charges"} 3',
      'yawmi_queue_oldest_seconds{queue="open_charges"} 25200',
      'yawmi_queue_waiting{queue="charges"} 0',
    ]),
  )
})
