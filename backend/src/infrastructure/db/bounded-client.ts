import pg from 'pg'
import { type BeginsQuery, tracedQuery } from './traced-query'

/** Settings of a connection pool with a deadline for a connection that has gone silent. */
export interface BoundedConfig extends pg.PoolConfig {
  /** Milliseconds that a query may be without an answer; no bound when left out. */
  silenceTimeoutMillis?: number
  /** Told of each query, where traces are collected. */
  beginQuery?: BeginsQuery
}

/** Milliseconds between two looks at the connections. */
const LOOK_EVERY_MS = 250

/**
 * A connection that is given up when a query on it gets no answer in time. The driver's own `query_timeout` rejects that
 * query only: the connection would go back to the pool with the query still open on it, and each later one would wait
 * behind it. It also makes a timer for each query, which costs more than all else that bounds one; one look at every
 * connection four times a second costs nothing.
 */
export class BoundedClient extends pg.Client {
  /** Whether a query on it got no answer in time. */
  silent = false
  private readonly maxLooks: number
  private openQuery: unknown
  private looks = 0

  constructor(config: BoundedConfig = {}) {
    super(config)
    this.maxLooks = Math.ceil((config.silenceTimeoutMillis ?? Infinity) / LOOK_EVERY_MS)
    if (this.maxLooks !== Infinity) watch(this)
    const { beginQuery } = config
    if (beginQuery) {
      const query = this.query.bind(this) as (...given: unknown[]) => unknown
      const traced = (...given: unknown[]) => tracedQuery(beginQuery, given, (passed) => query(...passed))
      this.query = traced as typeof this.query
    }
  }

  /** Counts for how many looks the same query is open; a process that stands still itself does not count. */
  look(): void {
    const { _activeQuery: open } = this as unknown as { _activeQuery: unknown }
    this.looks = open && open === this.openQuery ? this.looks + 1 : 0
    this.openQuery = open
    if (this.looks < this.maxLooks) return
    this.silent = true
    this.drop()
  }

  /** Ends its socket without a goodbye, which a silent peer would not answer either. */
  drop(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy: () => void } } }
    connection.stream.destroy()
  }
}

/** Connections with a bound that are open or being opened. */
const watched = new Set<BoundedClient>()
let looking: NodeJS.Timeout | undefined

function watch(client: BoundedClient): void {
  watched.add(client)
  client.once('end', () => {
    watched.delete(client)
    if (watched.size > 0) return
    clearInterval(looking)
    looking = undefined
  })
  looking ??= setInterval(() => {
    for (const one of watched) one.look()
  }, LOOK_EVERY_MS).unref()
}

/**
 * Drops a pool's connections at rest once another of them was found silent: what cut that one off has most likely cut
 * all, and each would cost a request its whole deadline to find out.
 */
export function discardSilent(pool: pg.Pool): void {
  const resting = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => resting.delete(client))
  pool.on('remove', (client) => resting.delete(client))
  pool.on('release', (_error, client) => {
    if (client instanceof BoundedClient && client.silent)
      for (const other of resting) (other as unknown as BoundedClient).drop()
    else resting.add(client)
  })
}
