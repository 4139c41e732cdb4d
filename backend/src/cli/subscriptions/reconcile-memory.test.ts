import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildPrograms } from '../../../test/processes/server-process'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'

const CHARGES = 300_000
/** The two lists alone are more. */
const HEAP_MB = 40

let database: TestDatabase
let programs: string
beforeAll(async () => {
  ;[database, programs] = await Promise.all([createTestDatabase(), buildPrograms()])
  await database.db.$client.query(`
    WITH person AS (
      INSERT INTO subscribers (msisdn, name, created_at) VALUES ('+218910000001', 'مشترك', now()) RETURNING id
    ), subscription AS (
      INSERT INTO subscriptions (subscriber_id, state, turned_at, updated_at)
      SELECT id, 'active', now(), now() FROM person RETURNING id, subscriber_id
    )
    INSERT INTO charges (key, subscription_id, subscriber_id, amount, period, due_at, period_from, period_until, charged_at)
    SELECT 'charge-' || n, s.id, s.subscriber_id, 250, 'day', d, d, d + interval '1 day', d
    FROM subscription s, generate_series(1, ${CHARGES}) n, LATERAL (SELECT timestamptz '2000-01-01' + n * interval '1 day') AS t(d)`)
}, 120_000)
afterAll(() => database.drop())

it(`holds ${CHARGES} charges against the carrier's in the memory of a few`, async () => {
  const program = path.join(programs, 'reconcile-worker.mjs')
  const args = [`--max-old-space-size=${HEAP_MB}`, program, JSON.stringify(database.config), String(CHARGES)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout).toBe(
    `charge-${CHARGES}: the ledger has 250 dirhams of +•••••••••001, the carrier took none\n` +
      `Carrier: ${CHARGES - 1} charges, ${250 * (CHARGES - 1)} dirhams. ` +
      `Ledger: ${CHARGES} charges, ${250 * CHARGES} dirhams. Differences: 1.\n`,
  )
}, 120_000)
