import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import type { Log } from '../../lib/log'
import { failedJobs, queueWork, retryFailed } from './job-queue'
import { startJobRunner } from './job-runner'
import { JOB_QUEUE_REVISION } from '../graphile-worker/job-queue-schema'

let database: TestDatabase
let stops: (() => Promise<void>)[]
let runs: string[]
/** Those whose next run fails. */
let broken: Set<string>
/** What a run of a job does besides, by its name. */
let effects: Record<string, () => Promise<unknown>>
const outcomes: string[] = []
const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as Log

beforeEach(async () => {
  database = await createTestDatabase()
  stops = []
  runs = []
  broken = new Set()
  effects = {}
  outcomes.length = 0
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await database.drop()
})

function startRunner(): void {
  const tasks = {
    remove_files: async (payload: unknown) => {
      const [name = ''] = (payload as { addresses: string[] }).addresses
      runs.push(name)
      await effects[name]?.()
      if (broken.delete(name)) throw new Error(`${name} is broken`)
    },
  }
  const onRun = (job: string, outcome: string) => outcomes.push(`${job} ${outcome}`)
  stops.push(startJobRunner({ db: database.db, tasks, cron: [], log, onRun }))
}

const queue = (name: string, afterSeconds = 0) =>
  queueWork(database.db, 'remove_files', { addresses: [name] }, { key: name, afterSeconds })

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const begun = performance.now(); !(await holds()); await wait(20))
    if (performance.now() - begun > 15_000) throw new Error(`it never came: ${runs.join()}`)
}

const jobs = async () =>
  (await database.db.execute<{ id: string }>(sql`SELECT id::text FROM graphile_worker.jobs`)).rows.length

describe('the job queue', () => {
  it('is installed in the revision that the library brings, which is what servers ask for', async () => {
    const { rows } = await database.db.execute<{ id: number }>(
      sql`SELECT max(id) AS id FROM graphile_worker.migrations`,
    )
    expect(rows[0]!.id).toBe(JOB_QUEUE_REVISION)
  })

  it('runs a job once, however many workers there are, when its transaction is committed', async () => {
    startRunner()
    startRunner()
    await database.db
      .transaction(async (tx) => {
        await queueWork(tx, 'remove_files', { addresses: ['rolled back'] }, { key: 'x', afterSeconds: 0 })
        tx.rollback()
      })
      .catch(() => undefined)
    for (const name of ['a', 'b', 'c', 'd']) await queue(name)
    await until(async () => (await jobs()) === 0)
    expect(runs.sort()).toEqual(['a', 'b', 'c', 'd'])
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => 'remove_files ok'))
  }, 30_000)

  it('shows what failed, until it is retried', async () => {
    broken.add('a').add('b')
    await Promise.all([queue('a'), queue('b'), queue('later', 3_600)])
    startRunner()
    await until(async () => (await failedJobs(database.db)).length === 2)
    const [first] = await failedJobs(database.db)
    expect(first).toMatchObject({
      task: 'remove_files',
      attempts: 1,
      maxAttempts: 25,
      lastError: expect.stringMatching(/is broken$/),
    })
    expect(first!.nextAt!.getTime()).toBeGreaterThan(Date.now())
    await until(() => outcomes.length === 2)

    broken.clear()
    expect(await retryFailed(database.db, first!.id)).toBe(1)
    await until(async () => (await failedJobs(database.db)).length === 1)
    expect(await retryFailed(database.db)).toBe(1)
    await until(async () => (await jobs()) === 1)
    expect(await failedJobs(database.db)).toEqual([])
    expect(runs).not.toContain('later')
  }, 30_000)

  it('goes on where the end of a job could not be written, as when the database is away, and the process with it', async () => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => void unhandled.push(error)
    process.on('unhandledRejection', note)
    try {
      const rename = (from: string, to: string) =>
        database.db.execute(sql`ALTER TABLE graphile_worker.${sql.raw(from)} RENAME TO ${sql.raw(to)}`)
      effects.a = () => rename('_private_jobs', 'away')
      await queue('a')
      startRunner()
      await until(() => outcomes.length === 1)
      await wait(1_000)
      await rename('away', '_private_jobs')
      await queue('b')
      await until(() => runs.includes('b'))
      expect(unhandled).toEqual([])
    } finally {
      process.off('unhandledRejection', note)
    }
  }, 40_000)

  it('gives the job of a worker that was killed to another, and leaves that of one that lives', async () => {
    startRunner()
    await until(async () => {
      const { rows } = await database.db.execute(sql`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'yawmi-jobs pool-%'`)
      return rows.length === 1
    })
    await Promise.all([queue('of a living', 3_600), queue('of a killed', 3_600)])
    const lock = (name: string, by: unknown) =>
      database.db.execute(sql`
        UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = now() - interval '5 minutes', locked_by = ${by}
        WHERE key = ${name}`)
    const living = sql`(SELECT substr(application_name, 12) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'yawmi-jobs pool-%')`
    await lock('of a living', living)
    await lock('of a killed', 'pool-killed')
    startRunner()
    await until(() => runs.length > 0)
    await wait(2_500)
    expect(runs).toEqual(['of a killed'])
    await database.db.execute(sql`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL`)
  }, 30_000)
})
