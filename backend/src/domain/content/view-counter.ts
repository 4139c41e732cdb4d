import { sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'

/**
 * Views, counted in memory and written together in one statement: a view then costs no write of its own. A job calls
 * `flush` each second; counts that could not be written wait for the next.
 */
export class ViewCounter {
  private counts = new Map<string, number>()
  private writing: Promise<void> = Promise.resolve()

  constructor(private readonly db: Db) {}

  /** @param contentId uuid of a content that exists */
  add(contentId: string, views = 1): void {
    this.counts.set(contentId, (this.counts.get(contentId) ?? 0) + views)
  }

  /** Writes what was counted so far. @throws what the statement failed by, with the counts back in memory */
  flush(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write())
    return this.writing
  }

  private async write(): Promise<void> {
    const batch = this.counts
    if (batch.size === 0) return
    this.counts = new Map()
    const ids = [...batch.keys()]
    try {
      // Two servers, and an import, lock the rows in one order; a join alone follows whatever order its plan has.
      await this.db.execute(sql`
        WITH locked AS MATERIALIZED (
          SELECT contents.id, batch.views
          FROM contents
          JOIN unnest(${sql.param(ids)}::uuid[], ${sql.param([...batch.values()])}::bigint[]) AS batch (id, views) USING (id)
          ORDER BY contents.id FOR NO KEY UPDATE OF contents
        )
        UPDATE contents SET views = contents.views + locked.views
        FROM locked
        WHERE contents.id = locked.id`)
    } catch (error) {
      for (const [id, views] of batch) this.add(id, views)
      throw error
    }
  }
}
