import path from 'node:path'
import pg from 'pg'
import { StartError } from '../../lib/start-error'
import type { BackupWriter } from './backup-writer'

const CLUSTER = 'pg'
/** PostgreSQL's code for a state in which a command is not possible, such as a WAL level that is too low. */
const NOT_IN_THIS_STATE = '55000'

/**
 * Folders whose files a server makes again at its start, as the manual lists them for backups by the low-level API. The
 * WAL is copied after the rest, and only what is needed of it.
 */
const EMPTIED = new Set(
  ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'].map(
    (name) => `${CLUSTER}/${name}`,
  ),
)
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/
const CONTROL_FILE = `${CLUSTER}/global/pg_control`

/**
 * Copies the files of a cluster that runs and is written to, such that a server recovers from them every transaction
 * that had ended before.
 * @throws StartError when the server runs without what a backup needs
 */
export async function copyCluster(config: pg.ClientConfig, writer: BackupWriter): Promise<void> {
  const client = new pg.Client(config)
  let lost: Error | undefined
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    const start = await startBackup(client)
    await writer.copyTree(CLUSTER, isLeftOut)
    // Last, as pg_basebackup does it.
    await writer.copyNeeded(CONTROL_FILE)
    if (lost) throw lost
    const { rows } = await client.query<{ lsn: string; labelfile: string; spcmapfile: string }>(
      'SELECT lsn, labelfile, spcmapfile FROM pg_backup_stop(wait_for_archive => false)',
    )
    const { lsn: stop, labelfile } = rows[0]!
    for (const name of await segments(client, start, stop)) await writer.copyNeeded(`${CLUSTER}/pg_wal/${name}`)
    await writer.addText(`${CLUSTER}/backup_label`, labelfile)
  } finally {
    // The end of the session also ends a backup that did not get so far, and the slot.
    await client.end()
  }
}

function isLeftOut(name: string): boolean {
  return EMPTIED.has(path.posix.dirname(name)) || LEFT_OUT.test(path.posix.basename(name)) || name === CONTROL_FILE
}

/** @returns from where in the WAL a server must recover */
async function startBackup(client: pg.Client): Promise<string> {
  const { rows: spaces } = await client.query(
    "SELECT spcname FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')",
  )
  if (spaces.length > 0) throw new StartError('The database has tablespaces of its own, which a backup does not copy.')
  try {
    // As long as this session lasts, no WAL from here on is removed.
    await client.query(`SELECT pg_create_physical_replication_slot('backup_${process.pid}', true, true)`)
    const { rows } = await client.query<{ lsn: string }>("SELECT pg_backup_start('yawmi', fast => true) AS lsn")
    return rows[0]!.lsn
  } catch (error) {
    const { code, message } = error as pg.DatabaseError
    if (code !== NOT_IN_THIS_STATE) throw error
    throw new StartError(`The database was started without what a backup needs: restart the site first (${message}).`)
  }
}

/** The files of the WAL between two places, both included. */
async function segments(client: pg.Client, start: string, stop: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `WITH RECURSIVE size AS (SELECT pg_size_bytes(current_setting('wal_segment_size'))::numeric AS bytes),
       places AS (
         SELECT $1::pg_lsn AS lsn
         UNION ALL
         SELECT lsn + bytes FROM places, size WHERE pg_walfile_name(lsn) < pg_walfile_name($2::pg_lsn))
     SELECT pg_walfile_name(lsn) AS name FROM places`,
    [start, stop],
  )
  return rows.map(({ name }) => name)
}
