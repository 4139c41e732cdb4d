import { connect, type Db } from '../db/connect'
import { migrate } from '../db/migrate'
import { openCluster } from '../plugins/external/database/cluster'
import type { Env } from '../plugins/external/env'
import { StartError } from './start-error'

export interface OpenDatabase {
  db: Db
  /** Closes the connections, and stops the embedded database if this process runs it. */
  close(): Promise<void>
}

interface OpenOptions {
  whenRunning: 'join' | 'refuse'
  onLost?: (reason: string) => void
}

/**
 * The database of DATABASE_URL, or the embedded one, with its schema up to date.
 * @throws StartError saying in one line why there is none
 */
export async function openDatabase(env: Env, { whenRunning, onLost }: OpenOptions): Promise<OpenDatabase> {
  const cluster = env.DATABASE_URL
    ? undefined
    : await openCluster({ root: env.root, dataDir: env.dataDir, whenRunning, ...(onLost && { onLost }) })
  const db = connect(cluster?.config ?? { connectionString: env.DATABASE_URL })
  const close = async () => {
    await db.$client.end()
    await cluster?.stop()
  }
  try {
    await migrate(db, env.root)
  } catch (error) {
    await close()
    throw new StartError(`The database ${nameOf(env)} cannot be used: ${reasonOf(error)}`)
  }
  return { db, close }
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
