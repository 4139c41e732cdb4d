import { sql } from 'drizzle-orm'
import type { Db } from '../infrastructure/db/connect'
import { contents } from '../infrastructure/db/schema/content'
import { unmarked } from './unmarked'

/**
 * Rows whose ids lack such marks, or a row that was copied would be a second content that looks the same. One that is there with
 * them, from before, keeps its own.
 */
export async function withPlainIds<Row extends { external_id: string }>(
  db: Pick<Db, 'select'>,
  rows: readonly Row[],
): Promise<Row[]> {
  const marked = rows.map((row) => row.external_id).filter((id) => unmarked(id) !== id)
  if (marked.length === 0) return [...rows]
  const { externalId } = contents
  const found = await db
    .select({ id: externalId })
    .from(contents)
    .where(sql`${externalId} = ANY(${sql.param(marked)}::text[])`)
  const known = new Set(found.map(({ id }) => id))
  return rows.map((row) => (known.has(row.external_id) ? row : { ...row, external_id: unmarked(row.external_id) }))
}
