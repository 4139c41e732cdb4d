import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isUnreachable } from './unreachable'

type Transaction = NodePgDatabase['transaction']

/**
 * Transactions on connections of a pool, in place of drizzle's own: that one never gives a connection back whose `begin`
 * failed. Ten failures, which one failover brings, and every later request would wait for a connection in vain.
 */
export function transactionsOn(pool: pg.Pool): Transaction {
  const byClient = new WeakMap<pg.PoolClient, NodePgDatabase>()
  const databaseOf = (client: pg.PoolClient) => {
    const database = byClient.get(client) ?? drizzle(client)
    byClient.set(client, database)
    return database
  }
  return async (work, config) => {
    const client = await pool.connect()
    let broken = false
    try {
      return await databaseOf(client).transaction(work, config)
    } catch (error) {
      broken = isUnreachable(error)
      throw error
    } finally {
      // A connection that failed is closed, not kept: nobody can tell what state it is in.
      client.release(broken)
    }
  }
}
