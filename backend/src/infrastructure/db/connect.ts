import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { BoundedClient, type BoundedConfig, discardSilent } from './bounded-client'
import { transactionsOn } from './transactions'

export type Db = NodePgDatabase & { $client: pg.Pool }

/** Connections of the first pool, and of the second one beside it, where no setting says otherwise. */
export const POOL_SIZE = 10
export const READ_POOL_SIZE = 4

/** A transaction on it. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * How long a server waits for its database, in milliseconds. A database that hangs, moves or is cut off costs requests a
 * few seconds and an answer that says so, instead of a request that never ends.
 */
export const SERVER_DEADLINES: BoundedConfig = {
  connectionTimeoutMillis: 3_000,
  // PostgreSQL's own deadline comes first; the last one covers a connection that has gone silent.
  statement_timeout: 3_500,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  silenceTimeoutMillis: 4_000,
}

/**
 * A pool of connections with the query builder on it. Close it by `db.$client.end()`.
 * @param onConnectionError told when a connection is lost; the pool opens another by itself
 */
export function connect(config: BoundedConfig, onConnectionError: (error: Error) => void = () => undefined): Db {
  const pool = new pg.Pool({
    max: POOL_SIZE,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
    Client: BoundedClient,
  })
  pool.on('error', onConnectionError)
  // The pool listens to connections at rest alone. One that is lost while a transaction has it would end the process.
  pool.on('connect', (client) => void client.on('error', onConnectionError))
  discardSilent(pool)
  return Object.assign(drizzle(pool), { transaction: transactionsOn(pool) })
}

/**
 * A second pool on the same database, for the prepared queries that nearly every request asks: each is planned once for a
 * connection. Left to itself PostgreSQL plans some of them anew each time, which costs more than to carry them out.
 */
export function connectReadPool(db: Db, size = READ_POOL_SIZE): Db {
  const { options } = db.$client
  const onConnect = (client: pg.ClientBase) =>
    client.query('SET plan_cache_mode = force_generic_plan').then(() => undefined)
  // Spread alone leaves a password behind.
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for what `onConnect` returns
  return connect({ ...options, password: options.password, max: size, onConnect })
}

/**
 * One connection to the same database that waits as long as it takes: for changes of the schema, and for locks that
 * another server holds while it makes them. Close it by `end()`.
 */
export async function connectPatiently(db: Db): Promise<pg.Client> {
  const { options } = db.$client
  const client = new pg.Client({
    ...options,
    password: options.password,
    statement_timeout: undefined,
    lock_timeout: undefined,
    idle_in_transaction_session_timeout: undefined,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
