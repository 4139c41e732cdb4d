import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connect'

/** Rows that one statement deletes: few enough to end within a server's deadline and to hold no lock for long. */
export const BATCH_ROWS = 5_000

/** Deletes every row that a condition holds for, some at a time, so that a grown table stays usable meanwhile. */
export async function deleteInBatches(db: Db, table: PgTable, condition: SQL): Promise<void> {
  const some = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(condition)
    .limit(BATCH_ROWS)
  for (;;) {
    const { rowCount } = await db.delete(table).where(inArray(sql`ctid`, some))
    if ((rowCount ?? 0) < BATCH_ROWS) return
  }
}
