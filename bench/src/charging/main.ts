import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { databaseOf, environmentOf, startAgain } from '../api/product'

/**
 * How fast two servers charge what is due at one minute, from few to many: the built product, its sandbox carrier over
 * HTTP, its ledger, and the receipts that go out meanwhile. Then the ledger is held against the carrier's log.
 */
const DUE = [1_000, 10_000, 100_000]
/** How much longer one charge may take among the most than among the fewest. */
const MAX_SLOWDOWN = 2
const SETTINGS = { OTP_SECRET: 'charging'.repeat(4) }
const LOOK_MS = 100

const run = promisify(execFile)
const say = (line: string) => process.stdout.write(`${line}\n`)
const programs = process.argv[2] ?? ''
const closers: (() => Promise<void>)[] = []

const rates: number[] = []
for (const due of DUE) {
  try {
    const { seconds, perSecond } = await measure(due)
    rates.push(perSecond)
    say(`${String(due).padStart(7)} due: ${perSecond.toFixed(0).padStart(5)} charges a second, ${seconds.toFixed(1)} s`)
  } finally {
    for (const close of closers.splice(0).reverse()) await close()
  }
}
const slower = (rates[0] ?? 0) / (rates.at(-1) ?? 1)
const verdict = `a charge among ${DUE.at(-1)} takes ${slower.toFixed(2)} times as long as one among ${DUE[0]}`
say(`${verdict} (at most ${MAX_SLOWDOWN})${slower > MAX_SLOWDOWN ? ' ← over' : ''}`)
process.exit(slower > MAX_SLOWDOWN ? 1 : 0)

async function measure(due: number): Promise<{ seconds: number; perSecond: number }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-bench-charging-'))
  closers.push(async () => rmSync(dataDir, { recursive: true, force: true }))
  closers.push((await startAgain(programs, dataDir, SETTINGS)).stop)
  const database = databaseOf(dataDir)
  await database.connect()
  closers.push(() => database.end())
  const search = new URLSearchParams({ host: database.host, port: String(database.port) })
  const shared = {
    ...SETTINGS,
    DATABASE_URL: `postgres://${database.user}@localhost/${database.database}?${search}`,
  }
  closers.push((await startAgain(programs, dataDir, shared)).stop)

  await subscribe(database, due)
  const charged = async () =>
    Number((await database.query<{ n: string }>('SELECT count(*) AS n FROM charges')).rows[0]?.n)
  // Servers look every two seconds: what counts begins with the first charge that is seen.
  let first = 0
  while (first === 0) {
    await wait(LOOK_MS)
    first = await charged()
  }
  const began = performance.now()
  while ((await charged()) < due) await wait(LOOK_MS)
  const seconds = (performance.now() - began) / 1000

  const command = path.join(programs, 'subscriptions.mjs')
  const env = environmentOf(dataDir, shared)
  const { stdout } = await run(process.execPath, [command, 'reconcile'], { cwd: programs, env })
  if (!stdout.includes('No difference.')) throw new Error(stdout)
  return { seconds, perSecond: (due - first) / seconds }
}

/** People whose trial ends now. The last digit keeps them off the numbers with which the sandbox plays a scenario. */
async function subscribe(database: pg.Client, count: number): Promise<void> {
  await database.query(
    `WITH people AS (
       INSERT INTO subscribers (msisdn, name, created_at)
       SELECT '+21891' || lpad((n * 10 + 1)::text, 7, '0'), 'مشترك', now() FROM generate_series(1, $1::int) n
       RETURNING id)
     INSERT INTO subscriptions (subscriber_id, state, trial_ends_at, turned_at, updated_at, trial_notified, due_at)
     SELECT id, 'trial', now(), now(), now(), true, now() FROM people`,
    [count],
  )
}
