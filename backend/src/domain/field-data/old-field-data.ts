import { sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'

/** Removes counts that nothing compares any more, and what became of canaries of before. */
export async function forgetFieldData(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM field_counts WHERE hour < now() - interval '90 days'`)
  await db.execute(sql`DELETE FROM canary_trials WHERE since < to_char(now() - interval '1 year', 'YYYY-MM-DD')`)
}
