import { sql } from 'drizzle-orm'
import type { Log } from '../../lib/log'
import type { Db } from './connect'
import { isDeadline, isUnreachable } from './unreachable'

const LOOK_MS = 1_000

/**
 * Says once that the database does not answer, and once that it does again: who watches the log during an outage would else
 * have the stack of each request that it fails, some kilobytes of them, and no line at its end.
 */
export class OutageLog {
  private since: number | undefined
  private failed = 0
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly db: Pick<Db, 'execute'>,
    private readonly log: Log,
  ) {}

  /**
   * Takes note of a request that failed.
   * @returns whether this outage has its line already; false for what failed by something else than an outage
   */
  note(error: unknown): boolean {
    // A statement that took too long is one statement's matter.
    if (!isUnreachable(error) || isDeadline(error)) return false
    this.failed += 1
    if (this.since !== undefined) return true
    this.since = performance.now()
    this.log.error({ err: error }, 'ALARM: the database does not answer: what needs it is refused')
    this.lookSoon()
    return true
  }

  stop(): void {
    clearTimeout(this.timer)
    this.since = undefined
  }

  /** One at a time: a look waits for a connection as requests do. */
  private lookSoon(): void {
    this.timer = setTimeout(() => void this.look(), LOOK_MS).unref()
  }

  private async look(): Promise<void> {
    const answers = await this.db.execute(sql`SELECT`).then(
      () => true,
      () => false,
    )
    if (this.since === undefined) return
    if (!answers) return this.lookSoon()
    const seconds = Math.round((performance.now() - this.since) / 1000)
    this.log.warn({ seconds, requests: this.failed }, 'the database answers again')
    this.since = undefined
    this.failed = 0
  }
}
