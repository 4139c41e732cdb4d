import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect'

/** Work that may be queued, with what each kind is told. */
export interface QueuedWork {
  /** Cancels the subscription of somebody who asked support for it, and erases them. */
  erase_subscriber: { subscriber: string }
  /** Removes what every store still has of a person. */
  erase_person: { erasure: string }
  /** Removes files that no row names any more. */
  remove_files: { addresses: string[] }
}

interface When {
  /** Of several jobs with one key the last alone is kept. */
  key: string
  /** Seconds from now, by the database's clock. */
  afterSeconds: number
}

/** Queues work with a transaction: it is done if that is committed, and by one worker of the fleet. */
export async function queueWork<K extends keyof QueuedWork>(
  tx: Pick<Tx, 'execute'>,
  task: K,
  payload: QueuedWork[K],
  { key, afterSeconds }: When,
): Promise<void> {
  await tx.execute(sql`
    SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key := ${key},
      run_at := now() + make_interval(secs => ${afterSeconds}))`)
}

/** Takes back what has become needless. */
export async function dropWork(db: Pick<Db, 'execute'>, key: string): Promise<void> {
  await db.execute(sql`SELECT graphile_worker.remove_job(${key})`)
}

export interface FailedJob extends Record<string, unknown> {
  id: string
  task: string
  attempts: number
  maxAttempts: number
  lastError: string
  /** When it is tried again; null when it was given up. */
  nextAt: Date | null
}

/** Jobs whose last run failed, those first that were given up. */
export async function failedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    SELECT id::text, task_identifier AS task, attempts::int, max_attempts::int AS "maxAttempts", last_error AS "lastError",
      CASE WHEN attempts < max_attempts THEN run_at END AS "nextAt"
    FROM graphile_worker.jobs WHERE last_error IS NOT NULL ORDER BY attempts < max_attempts, id`)
  return rows.map((row) => ({ ...row, nextAt: row.nextAt && new Date(row.nextAt) }))
}

/**
 * Has failed jobs run now, with all their attempts again. One that is running is left alone.
 * @param id of one of them; all of them when left out. @returns how many
 */
export async function retryFailed(db: Db, id?: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM graphile_worker.jobs WHERE last_error IS NOT NULL AND (${id ?? null}::bigint IS NULL OR id = ${id ?? null}::bigint)),
      run_at := now(), attempts := 0)`)
  return rows.length
}
