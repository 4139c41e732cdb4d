import { eq } from 'drizzle-orm'
import type { Db } from '../../../infrastructure/db/connect'
import { EVENTS_UNREAD, serviceFacts } from '../../../infrastructure/db/schema/service'

/**
 * Whether the carrier's events have been read since the database was restored: before that it has people as subscribed
 * who have cancelled. Shared by all servers of the database.
 */
export class EventsAfterRestore {
  private areRead = false

  constructor(private readonly db: Db) {}

  /** @returns true for good, once it is; true from the start where there was no restore */
  async haveBeenRead(): Promise<boolean> {
    if (this.areRead) return true
    const rows = await this.db.select().from(serviceFacts).where(eq(serviceFacts.name, EVENTS_UNREAD))
    this.areRead = rows.length === 0
    return this.areRead
  }

  async noteRead(): Promise<void> {
    if (this.areRead) return
    await this.db.delete(serviceFacts).where(eq(serviceFacts.name, EVENTS_UNREAD))
    this.areRead = true
  }
}
