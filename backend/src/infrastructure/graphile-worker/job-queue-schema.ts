import type { Client, Pool } from 'pg'
import { workerLog } from './worker-log'

/** The revision of graphile-worker's schema that the library of ours brings: of its own migrations the last. */
export const JOB_QUEUE_REVISION = 20

/** Installs the schema of the job queue, or brings it up to date. Part of the migrate step: workers only check it. */
export async function migrateJobQueue(pool: Pool, client: Client): Promise<void> {
  if ((await revisionOf(client)) >= JOB_QUEUE_REVISION) return
  const library = await import('./library')
  await library.runMigrations({ pgPool: pool, noHandleSignals: true, logger: workerLog(library.Logger) })
}

/** @throws Error in one line when the schema of the job queue is older than what this program needs */
export async function assertJobQueueMigrated(client: Client): Promise<void> {
  if ((await revisionOf(client)) < JOB_QUEUE_REVISION)
    throw new Error('its job queue is of an older version: run migrate before the servers start')
}

async function revisionOf(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS there`,
  )
  if (!tables[0]?.there) return 0
  const { rows } = await client.query<{ id: number | null }>('SELECT max(id) AS id FROM graphile_worker.migrations')
  return rows[0]?.id ?? 0
}
