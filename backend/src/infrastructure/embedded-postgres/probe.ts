import pg from 'pg'

export const DATABASE_ROLE = 'yawmi'
/** The server's own name for itself, by which others find the process that owns it. */
export const clusterName = (pid: number) => `yawmi-${pid}`

/** `changing`: it starts, recovers or stops at this moment. */
export type Probe = { state: 'absent' } | { state: 'changing' } | { state: 'running'; ownerPid: number }

export const connectionTo = (socketFolder: string): pg.ClientConfig => ({
  host: socketFolder,
  port: 5432,
  user: DATABASE_ROLE,
  database: 'postgres',
})

/** Asks whether a database listens in `socketFolder`, and whose it is. */
export async function probe(socketFolder: string): Promise<Probe> {
  const client = new pg.Client({ ...connectionTo(socketFolder), connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ cluster_name: string }>('SHOW cluster_name')
    return { state: 'running', ownerPid: Number(rows[0]?.cluster_name.split('-')[1]) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { state: code === 'ENOENT' || code === 'ECONNREFUSED' ? 'absent' : 'changing' }
  } finally {
    await client.end().catch(() => undefined)
  }
}
