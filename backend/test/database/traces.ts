import { sql } from 'drizzle-orm'
import type { Db } from '../../src/infrastructure/db/connect'

/**
 * Every column of every table in which one of some texts stands, as `table.column`; whatever the column's type is and
 * whichever table comes later.
 */
export async function tracesOf(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table_name: string; column_name: string }>(sql`
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, column_name`)
  const found: string[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const holds = sql.join(
      texts.map((text) => sql`position(${text} in ${sql.identifier(column)}::text) > 0`),
      sql` OR `,
    )
    const { rows } = await db.execute(sql`SELECT 1 FROM ${sql.identifier(table)} WHERE ${holds} LIMIT 1`)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
