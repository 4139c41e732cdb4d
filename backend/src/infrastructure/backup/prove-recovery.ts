import pg from 'pg'
import { StartError } from '../../lib/start-error'
import { readMigrations } from '../db/migrate/migration-files'
import { assertSchemaInRange, schemaOf } from '../db/migrate/schema-range'
import { openCluster } from '../embedded-postgres/cluster'
import { type Found, noteRestore } from './note-restore'

/** Recovery reads again all that was written while the backup was made, on a machine that may be slow. */
const RECOVERY_MS = 15 * 60_000

/**
 * Starts the database of a data folder, which recovers from the backup's WAL, notes in it that it was restored, reads from
 * it and stops it.
 * @throws StartError with PostgreSQL's reason when it does not recover, or where this version could not start on it
 */
export async function proveRecovery(root: string, dataDir: string): Promise<Found> {
  const cluster = await openCluster({ root, dataDir, whenRunning: 'refuse', startMs: RECOVERY_MS })
  try {
    const client = new pg.Client(cluster.config)
    client.on('error', () => undefined)
    await client.connect()
    try {
      await assertUsable(client, root)
      return await noteRestore(client)
    } finally {
      await client.end()
    }
  } finally {
    await cluster.stop()
  }
}

/** Who restores at night is told before the restored service is to start, and not by it. */
async function assertUsable(client: pg.Client, root: string): Promise<void> {
  const schema = await schemaOf(client)
  if (schema === null) return
  await assertSchemaInRange(client, readMigrations(root), schema).catch((error: Error) => {
    throw new StartError(`The backup is of another version of the product, which can restore it: ${error.message}.`)
  })
}
