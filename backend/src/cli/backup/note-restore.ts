import { sql } from 'drizzle-orm'
import { foundText, noteRestore } from '../../infrastructure/backup/note-restore'
import type { Db } from '../../infrastructure/db/connect'
import { readEnv } from '../../infrastructure/env'
import { StartError } from '../../lib/start-error'
import { openDatabase } from '../../start/open-database'
import { type Program, runProgram } from '../../start/program'

const USAGE = `Usage:
  note-restore  tells the database of DATABASE_URL that it was restored, before the first server starts on it`

/** @returns the exit code: 0 done, 2 not understood */
async function noteRestoreCommand(args: string[], { print, closers }: Program): Promise<number> {
  if (args.length > 0) {
    print(USAGE)
    return 2
  }
  const env = readEnv()
  if (!env.DATABASE_URL) throw new StartError('The embedded database is told by `restore` itself.')
  const { db, close } = await openDatabase(env, { whenRunning: 'join', schema: 'check', print })
  closers.add(close)
  await assertNobodyIsAtWork(db)
  const client = await db.$client.connect()
  try {
    print(foundText(await noteRestore(client)))
  } finally {
    client.release()
  }
  print(
    'Charges that it may lack are asked of the carrier before they are made. Now: subscriptions reconcile (operating.md).',
  )
  return 0
}

/** A server that has charged by then may have done so twice, and one that is told late would take its own charges for lost ones. */
async function assertNobodyIsAtWork(db: Db): Promise<void> {
  const { rows } = await db.execute<{ others: number }>(
    sql`SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  const others = rows[0]?.others ?? 0
  if (others > 0)
    throw new StartError(
      `${others} other connections of the same user are open: stop every server of this database first, and pools that keep connections for them.`,
    )
}

runProgram('note-restore', (program) => noteRestoreCommand(process.argv.slice(2), program))
