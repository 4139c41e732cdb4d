import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect'

/** Rows that one statement deletes: few enough to end within a server's deadline and to hold no lock for long. */
export const BATCH_ROWS = 5_000

/**
 * Deletes every row that a condition holds for, some at a time, so that a grown table stays usable meanwhile.
 * @param oldestFirst the indexed column that the condition is about: without an order, a table of which much is old is read from its
 *   beginning, past all that was deleted before
 */
export async function deleteInBatches(db: Db, table: PgTable, condition: SQL, oldestFirst: PgColumn): Promise<void> {
  const some = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(condition)
    .orderBy(oldestFirst)
    .limit(BATCH_ROWS)
  for (;;) {
    const { rowCount } = await db.delete(table).where(inArray(sql`ctid`, some))
    if ((rowCount ?? 0) < BATCH_ROWS) return
  }
}
