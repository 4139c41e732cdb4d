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
    // In order of id, so that two servers lock the rows in the same order.
    const ids = [...batch.keys()].sort()
    const numbers = ids.map((id) => batch.get(id))
    try {
      await this.db.execute(sql`
        UPDATE contents SET views = contents.views + batch.views
        FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(numbers)}::bigint[]) AS batch (id, views)
        WHERE contents.id = batch.id`)
    } catch (error) {
      for (const [id, views] of batch) this.add(id, views)
      throw error
    }
  }
}
