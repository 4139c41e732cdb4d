import pg from 'pg'

/** What the driver says of a query whose `query_timeout` passed without an answer. */
const READ_TIMEOUT = 'Query read timeout'

const isSilence = (error: unknown): boolean => error instanceof Error && error.message === READ_TIMEOUT

/**
 * A connection that is given up when a query on it gets no answer in time. The driver rejects that query only: the
 * connection would go back to the pool with the query still open on it, and each later one would wait behind it.
 */
export class BoundedClient extends pg.Client {
  /** Whether a query on it got no answer in time. */
  silent = false

  override query = ((...args: unknown[]): unknown => {
    const result: unknown = Reflect.apply(pg.Client.prototype.query, this, args)
    // The pool's own queries have a callback: it closes a connection by what they failed with.
    if (result instanceof Promise) result.catch((error: Error) => this.judge(error))
    return result
  }) as pg.Client['query']

  private judge(error: Error): void {
    if (!isSilence(error)) return
    this.silent = true
    this.drop()
  }

  /** Ends its socket without a goodbye, which a silent peer would not answer either. */
  drop(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy: () => void } } }
    connection.stream.destroy()
  }
}

/**
 * Drops a pool's connections at rest once another of them was found silent: what cut that one off has most likely cut
 * all, and each would cost a request its whole deadline to find out.
 */
export function discardSilent(pool: pg.Pool): void {
  const resting = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => resting.delete(client))
  pool.on('remove', (client) => resting.delete(client))
  pool.on('release', (error, client) => {
    if (isSilence(error) || (client instanceof BoundedClient && client.silent))
      for (const other of resting) (other as unknown as BoundedClient).drop()
    else resting.add(client)
  })
}
