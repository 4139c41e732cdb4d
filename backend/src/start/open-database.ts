import { setTimeout as wait } from 'node:timers/promises'
import { connect, SERVER_DEADLINES, type Db } from '../infrastructure/db/connect'
import { assertMigrated, migrate, WAITING } from '../infrastructure/db/migrate/migrate'
import type { BeginsQuery } from '../infrastructure/db/traced-query'
import { isUnreachable } from '../infrastructure/db/unreachable'
import { openCluster } from '../infrastructure/embedded-postgres/cluster'
import type { Env } from '../infrastructure/env'
import { StartError } from '../lib/start-error'

export interface OpenDatabase {
  db: Db
  /** Closes the connections, and stops the embedded database if this process runs it. */
  close: () => Promise<void>
}

interface OpenOptions {
  whenRunning: 'join' | 'refuse'
  onLost?: (reason: string) => void
  /** Whether queries have the deadlines of a server; commands wait as long as their work takes. */
  deadlines?: boolean
  /** Whether a schema that is behind is brought up to date, or refused; by the settings when left out. */
  schema?: 'migrate' | 'check'
  /** Told that the database is waited for. */
  print?: (line: string) => void
  /** Told of each query, where traces are collected. */
  beginQuery?: BeginsQuery
}

/** Milliseconds between two tries to reach a database that is not there yet. */
const TRY_EVERY_MS = 500

/**
 * The database of DATABASE_URL, or the embedded one, with a schema that this program can work with.
 * @throws StartError saying in one line why there is none
 */
export async function openDatabase(env: Env, options: OpenOptions): Promise<OpenDatabase> {
  const { whenRunning, onLost, deadlines, print = () => undefined, beginQuery } = options
  const schema = options.schema ?? (env.migratesOnStart ? 'migrate' : 'check')
  const cluster = env.DATABASE_URL
    ? undefined
    : await openCluster({ root: env.root, dataDir: env.dataDir, whenRunning, ...(onLost && { onLost }) })
  const db = connect({
    ...(cluster?.config ?? { connectionString: env.DATABASE_URL }),
    max: env.DATABASE_POOL,
    ...(deadlines && SERVER_DEADLINES),
    ...(beginQuery && { beginQuery }),
  })
  const close = async () => {
    await db.$client.end()
    await cluster?.stop()
  }
  try {
    const prepare = () =>
      schema === 'migrate' ? migrate(db, env.root, undefined, () => print(WAITING)) : assertMigrated(db, env.root)
    await whenReachable(env, print, prepare)
  } catch (error) {
    await close()
    throw new StartError(`The database ${nameOf(env)} cannot be used: ${reasonOf(error)}`)
  }
  return { db, close }
}

/**
 * Does what needs the database. One that is not there is waited for, as it may start beside us or be moving to another
 * host, up to DATABASE_WAIT seconds.
 * @throws what the last try failed by
 */
async function whenReachable(env: Env, print: (line: string) => void, work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + env.DATABASE_WAIT * 1_000
  for (let hasPrinted = false; ; hasPrinted = true) {
    try {
      return await work()
    } catch (error) {
      if (!isUnreachable(error) || performance.now() + TRY_EVERY_MS > deadline) throw error
      if (!hasPrinted) print(`Waiting up to ${env.DATABASE_WAIT} s for the database ${nameOf(env)}: ${reasonOf(error)}`)
      await wait(TRY_EVERY_MS)
    }
  }
}

/** The database's address without its password. */
function nameOf({ DATABASE_URL, dataDir }: Env): string {
  if (!DATABASE_URL) return `in ${dataDir}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `at ${host}${pathname}`
}

/** Drizzle wraps what the driver said; a refused connection to several addresses has its reasons inside. */
function reasonOf(error: unknown): string {
  const { cause, errors, message, code } = error as Error & { errors?: Error[]; code?: string }
  if (cause) return reasonOf(cause)
  return message || errors?.[0]?.message || code || 'unknown reason'
}
