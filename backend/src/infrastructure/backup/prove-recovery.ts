import pg from 'pg'
import { openCluster } from '../embedded-postgres/cluster'
import { type Found, noteRestore } from './note-restore'

/** Recovery reads again all that was written while the backup was made, on a machine that may be slow. */
const RECOVERY_MS = 15 * 60_000

/**
 * Starts the database of a data folder, which recovers from the backup's WAL, notes in it that it was restored, reads from
 * it and stops it.
 * @throws StartError with PostgreSQL's reason when it does not recover
 */
export async function proveRecovery(root: string, dataDir: string): Promise<Found> {
  const cluster = await openCluster({ root, dataDir, whenRunning: 'refuse', startMs: RECOVERY_MS })
  try {
    const client = new pg.Client(cluster.config)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await noteRestore(client)
    } finally {
      await client.end()
    }
  } finally {
    await cluster.stop()
  }
}
