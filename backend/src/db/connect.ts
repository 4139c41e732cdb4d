import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase & { $client: pg.Pool }

/** A transaction on it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * A pool of connections with the query builder on it. Close it by `db.$client.end()`.
 * @param onIdleError told when a connection at rest is lost; the pool opens another by itself
 */
export function connect(config: pg.PoolConfig, onIdleError: (error: Error) => void = () => undefined): Db {
  const pool = new pg.Pool({ max: 10, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 5_000, ...config })
  pool.on('error', onIdleError)
  return drizzle(pool)
}
