import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase & { $client: pg.Pool }

/** Connections of the second pool, beside the ten of the first. */
const LOOKUPS_MOST = 4

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

/**
 * A second pool on the same database, for the prepared queries that nearly every request asks: each is planned once for a
 * connection. Left to itself PostgreSQL plans some of them anew each time, which costs more than to carry them out.
 */
export function connectForLookups(db: Db): Db {
  const { options } = db.$client
  const onConnect = (client: pg.ClientBase) =>
    client.query('SET plan_cache_mode = force_generic_plan').then(() => undefined)
  // Spread alone leaves a password behind.
  return connect({ ...options, password: options.password, max: LOOKUPS_MOST, onConnect })
}
