import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../infrastructure/db/connect'
import { CARRIER_EVENTS, jobLeases } from '../../../infrastructure/db/schema/carrier'
import { EVENTS_UNREAD, serviceFacts } from '../../../infrastructure/db/schema/service'

/**
 * How old, in seconds, the last complete reading of the carrier's events may be for a charge to begin. It lasts while
 * another server takes the feed over from one that was killed (`carrier-feed.ts`: 30 s).
 */
const FRESH_S = 60
/** How long charges wait, in milliseconds, before an operator hears of it: they do so for a moment at each start. */
const REPORT_AFTER_MS = 60_000

interface Options {
  /** Told that charges have waited for a while, and that they go on. */
  onChange?: (state: 'waiting' | 'complete') => void
  /** Milliseconds that only grow. */
  elapsed?: () => number
}

/**
 * Whether it is stored here who has cancelled at the carrier. Not so after a restore, until the events since
 * the backup are read, nor when they could not be read for a while: the carrier was away, or all servers were. Shared by
 * all servers of the database (docs/adr/0165).
 */
export class ReadEvents {
  private isRestoreRead = false
  private waitsSince: number | undefined
  private lastCheckAt = -Infinity
  private isReported = false

  constructor(
    private readonly db: Db,
    private readonly options: Options = {},
  ) {}

  /** @returns whether all that the carrier had a minute ago was read; what waits of it is left to the store (`leaseDue`) */
  async areComplete(): Promise<boolean> {
    const isComplete = (await this.haveBeenReadSinceRestore()) && (await this.isFresh())
    this.reportChange(isComplete, this.options.elapsed?.() ?? performance.now())
    return isComplete
  }

  async noteReadSinceRestore(): Promise<void> {
    if (this.isRestoreRead) return
    await this.db.delete(serviceFacts).where(eq(serviceFacts.name, EVENTS_UNREAD))
    this.isRestoreRead = true
  }

  private async haveBeenReadSinceRestore(): Promise<boolean> {
    if (this.isRestoreRead) return true
    const rows = await this.db.select().from(serviceFacts).where(eq(serviceFacts.name, EVENTS_UNREAD))
    this.isRestoreRead = rows.length === 0
    return this.isRestoreRead
  }

  private async isFresh(): Promise<boolean> {
    // A time to come is of before the clock was set back: how long ago that was is not known.
    const isFresh = sql<boolean>`${jobLeases.caughtUpAt} BETWEEN clock_timestamp() - make_interval(secs => ${FRESH_S}) AND clock_timestamp()`
    const [row] = await this.db.select({ isFresh }).from(jobLeases).where(eq(jobLeases.name, CARRIER_EVENTS))
    return row?.isFresh === true
  }

  private reportChange(isComplete: boolean, now: number): void {
    // A server without jobs looks when somebody visits: what was so in between it cannot tell.
    const isContinued = now - this.lastCheckAt < REPORT_AFTER_MS
    this.lastCheckAt = now
    this.waitsSince = isComplete ? undefined : ((isContinued ? this.waitsSince : undefined) ?? now)
    const isLong = this.waitsSince !== undefined && now - this.waitsSince >= REPORT_AFTER_MS
    if (this.isReported ? !isComplete : !isLong) return
    this.isReported = !isComplete
    this.options.onChange?.(isComplete ? 'complete' : 'waiting')
  }
}
