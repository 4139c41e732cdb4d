import { and, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './connect'

/** Rows that one statement deletes: few enough to end within a server's deadline and to hold no lock for long. */
export const BATCH_ROWS = 5_000

/**
 * Deletes the rows in which a time is before another, some at a time, so that a grown table stays usable meanwhile. The oldest go first:
 * without an order, a table of which much is old is read from its beginning, past all that was deleted before.
 * @param time an indexed column of the table
 * @param also what else has to hold
 */
export async function deleteBefore(db: Db, time: PgColumn, before: Date | number | SQL, also?: SQL): Promise<void> {
  const { table } = time
  const some = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(and(lt(time, before), also))
    .orderBy(time)
    .limit(BATCH_ROWS)
  for (;;) {
    const { rowCount } = await db.delete(table).where(inArray(sql`ctid`, some))
    if ((rowCount ?? 0) < BATCH_ROWS) return
  }
}
