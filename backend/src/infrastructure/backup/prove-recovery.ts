import pg from 'pg'
import { EVENTS_UNREAD, RESTORED, RESTORED_JUST_NOW } from '../db/schema/service'
import { openCluster } from '../embedded-postgres/cluster'

/** What an operator can compare with what they expect. */
export interface Found {
  /** Undefined where the schema has no such table yet. */
  subscribers: number | undefined
  charges: number | undefined
  lastChargeAt: Date | undefined
}

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
      await noteRestore(client)
      return { ...(await lookAtSubscribers(client)), ...(await lookAtCharges(client)) }
    } finally {
      await client.end()
    }
  } finally {
    await cluster.stop()
  }
}

async function lookAtSubscribers(client: pg.Client): Promise<Pick<Found, 'subscribers'>> {
  if (!(await hasTable(client, 'subscribers'))) return { subscribers: undefined }
  const { rows } = await client.query<{ count: string }>('SELECT count(*) AS count FROM subscribers')
  return { subscribers: Number(rows[0]?.count) }
}

async function lookAtCharges(client: pg.Client): Promise<Pick<Found, 'charges' | 'lastChargeAt'>> {
  if (!(await hasTable(client, 'charges'))) return { charges: undefined, lastChargeAt: undefined }
  const { rows } = await client.query<{ count: string; last: Date | null }>(
    'SELECT count(*) AS count, max(charged_at) AS last FROM charges',
  )
  return { charges: Number(rows[0]?.count), lastChargeAt: rows[0]?.last ?? undefined }
}

/** From then on each charge that may have been made after the backup is queried before it is sent, and none is before the carrier's events are read. */
async function noteRestore(client: pg.Client): Promise<void> {
  if (!(await hasTable(client, 'service_facts'))) return
  await client.query(
    'INSERT INTO service_facts (name, value) VALUES ($1, $2), ($3, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [RESTORED, RESTORED_JUST_NOW, EVENTS_UNREAD],
  )
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [name])
  return rows[0]?.found === true
}
