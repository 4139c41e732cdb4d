import { sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { deleteBefore } from '../../infrastructure/db/delete-in-batches'
import { fieldCounts } from '../../infrastructure/db/schema/field-data'

/** Removes counts that nothing compares any more, and what became of canaries of before. */
export async function forgetFieldData(db: Db): Promise<void> {
  await deleteBefore(db, fieldCounts.hour, sql`now() - interval '90 days'`)
  await db.execute(sql`DELETE FROM canary_trials WHERE since < to_char(now() - interval '1 year', 'YYYY-MM-DD')`)
}
