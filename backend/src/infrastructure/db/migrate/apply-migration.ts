import { setTimeout as wait } from 'node:timers/promises'
import pg, { type Client } from 'pg'
import type { Migration } from './migration-files'
import { isUnreachable } from '../unreachable'

/** How long a change of the schema may keep others waiting, and itself. Milliseconds. */
export interface MigrationTimes {
  /** For a lock of a table: who waits for one, keeps all who come after waiting too. */
  lockTimeout: number
  lockTries: number
  /** Between two tries, in which those who waited get on. */
  between: number
}

export const MIGRATION_TIMES: MigrationTimes = { lockTimeout: 3_000, lockTries: 8, between: 2_000 }

/** For one statement in a transaction, which holds what it has locked until the end. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000
/** For what an index that is built beside the service waits for: the transactions that began before it. */
const OUTSIDE_LOCK_TIMEOUT_MS = 10 * 60_000

const LOCK_NOT_AVAILABLE = '55P03'
const QUERY_CANCELED = '57014'
const CONCURRENT_INDEX = /^\s*(?:--.*\n\s*)*CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?"?(\w+)"?/i

/**
 * Applies one migration and writes down that it was.
 * @throws Error naming it when a lock was not to be had in all tries, or a statement failed
 */
export async function applyMigration(client: Client, migration: Migration, times: MigrationTimes): Promise<void> {
  const { lockTimeout, lockTries, between } = times
  for (let tries = 1; ; tries++) {
    try {
      return await (migration.outside ? outside(client, migration) : within(client, migration, lockTimeout))
    } catch (error) {
      const { code, message } = error as pg.DatabaseError
      // A database that went away is waited for by whoever opens it.
      if (isUnreachable(error) && code !== LOCK_NOT_AVAILABLE && code !== QUERY_CANCELED) throw error
      if (code !== LOCK_NOT_AVAILABLE) throw new Error(`${migration.tag} failed: ${message}`, { cause: error })
      if (tries >= lockTries)
        throw new Error(
          `${migration.tag} could not be applied, since another session holds a lock that it needs (${lockTries} tries of ${lockTimeout / 1000} s): end that session's transaction, and start again`,
          { cause: error },
        )
      await wait(between)
    }
  }
}

async function within(client: Client, migration: Migration, lockTimeout: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`)
    await client.query(`SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
    for (const statement of migration.statements) await client.query(statement)
    await writeDown(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function outside(client: Client, migration: Migration): Promise<void> {
  await client.query(`SET lock_timeout = ${OUTSIDE_LOCK_TIMEOUT_MS}`)
  try {
    for (const statement of migration.statements) {
      const index = CONCURRENT_INDEX.exec(statement)?.[1]
      if (index !== undefined) await dropBroken(client, index)
      await client.query(statement)
    }
    await writeDown(client, migration)
  } finally {
    await client.query('RESET lock_timeout')
  }
}

/** What is left of an index whose building was stopped: it is of no use, and keeps its name. */
async function dropBroken(client: Client, index: string): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid', [
    index,
  ])
  if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY ${pg.escapeIdentifier(index)}`)
}

const writeDown = (client: Client, { hash, when }: Migration) =>
  client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, when])
