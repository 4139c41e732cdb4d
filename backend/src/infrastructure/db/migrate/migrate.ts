import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { applyMigration, MIGRATION_TIMES } from './apply-migration'
import { assertJobQueueMigrated, migrateJobQueue } from '../../graphile-worker/job-queue-schema'
import { connectPatiently, type Db } from '../connect'
import { readMigrations } from './migration-files'
import { assertSchemaInRange, keepSchemaFact, schemaOf } from './schema-range'

/** Any number, the same in every process: whoever holds this lock changes the schema or imports content. */
const LOCK = 7_293_004
/** Milliseconds between two looks whether the lock is free. */
const LOCK_POLL_MS = 200
/** What whoever waits for the lock may say. */
export const WAITING = 'Waiting for an import of content, or a change of the schema, that another process is at.'
/** Milliseconds after which whoever waits is told so: servers that start together wait less for each other. */
const TELL_AFTER_MS = 3_000

/**
 * Runs `work` while no other process does the same on this database, however long that takes. It asks for the lock again
 * and again: an index that is built beside the service waits for every statement under way, one that waits for it too.
 * @param onWait told once that another one takes its time: an import of films may be at it for an hour
 */
export async function exclusively<T>(
  db: Db,
  work: (client: Client) => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  const client = await connectPatiently(db)
  try {
    for (let waited = 0; !(await tryLock(client)); waited += LOCK_POLL_MS) {
      if (waited === TELL_AFTER_MS) onWait()
      await wait(LOCK_POLL_MS)
    }
    try {
      return await work(client)
    } finally {
      // One that was lost meanwhile took the lock with it, and says nothing of what became of the work.
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    }
  } finally {
    await client.end()
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [LOCK])
  return rows[0]?.locked ?? false
}

/**
 * Brings the schema up to date from `backend/src/infrastructure/db/migrations`, each migration in a transaction of its own; safe when
 * several servers start at once.
 * @throws Error in one line when the schema is newer or older than this server can work with, or cannot be changed now
 */
export async function migrate(db: Db, root: string, times = MIGRATION_TIMES, onWait?: () => void): Promise<void> {
  const migrations = readMigrations(root)
  const bringUpToDate = async (client: Client) => {
    const current = await schemaOf(client)
    if (current === null) await createTable(client)
    else await assertSchemaInRange(client, migrations, current)
    const pending = migrations.filter(({ when }) => when > (current ?? -1))
    for (const migration of pending) await applyMigration(client, migration, times)
    if (current === null || current <= migrations.at(-1)!.when) await keepSchemaFact(client, migrations)
    await migrateJobQueue(db.$client, client)
  }
  await exclusively(db, bringUpToDate, onWait)
}

/**
 * Checks that the schema is what this server needs, and changes nothing.
 * @throws Error in one line when it is behind, newer or older than this server can work with
 */
export async function assertMigrated(db: Db, root: string): Promise<void> {
  const migrations = readMigrations(root)
  const client = await connectPatiently(db)
  try {
    const current = await schemaOf(client)
    if (current !== null) await assertSchemaInRange(client, migrations, current)
    const [next] = migrations.filter(({ when }) => when > (current ?? -1))
    if (next) throw new Error(`its schema lacks ${next.tag}: run migrate before the servers start`)
    await assertJobQueueMigrated(client)
  } finally {
    await client.end()
  }
}

/** As drizzle's own `migrate` makes it, which ran here before. */
async function createTable(client: Client): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
}
