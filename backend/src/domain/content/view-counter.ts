import { sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'

const FLUSH_MS = 1_000

/**
 * Views, counted in memory and written once a second in one statement: a view then costs no write of its own.
 * Counts that could not be written wait for the next second; `stop` writes the rest.
 */
export class ViewCounter {
  private counts = new Map<string, number>()
  private writing: Promise<void> = Promise.resolve()
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly db: Db,
    private readonly onError: (error: unknown) => void = () => undefined,
  ) {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS).unref()
  }

  /** @param contentId uuid of a content that exists */
  add(contentId: string, views = 1): void {
    this.counts.set(contentId, (this.counts.get(contentId) ?? 0) + views)
  }

  /** Writes what was counted so far; resolves when it is in the database or back in memory. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write())
    return this.writing
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.flush()
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
      this.onError(error)
    }
  }
}
