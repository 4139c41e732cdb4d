import type { Count, Decide } from './count'
import type { SendReports, Total } from './report'

/** Counts that one statement reports. */
const BATCH = 500
/** Milliseconds that a request waits for the database before it is judged by what this server counted. */
export const LONGEST_WAIT_MS = 2_000
/** Milliseconds until a database that could not be asked is asked again. */
export const AWAY_MS = 5_000

export interface SharedCounterOptions {
  send: SendReports
  /** What a source is called in the database. */
  hash: (limit: string, source: string) => string
  /** Told when the database cannot be asked; limits are each server's own until it can. */
  onAway: (error: unknown) => void
}

interface Sent {
  count: Count
  waiting: Decide[]
  total: number
}

/** Reports counts to the database, all that are due together and one batch at a time, and lets go those who wait for it. */
export class SharedCounter {
  private readonly due = new Set<Count>()
  private isRunning = false
  private awayUntil = 0

  constructor(private readonly options: SharedCounterOptions) {}

  /** Whether the database could not be asked a moment ago. */
  get isAway(): boolean {
    return this.awayUntil > performance.now()
  }

  report(count: Count): void {
    if (this.isAway) return
    this.due.add(count)
    if (this.isRunning) return
    this.isRunning = true
    // After everything that has already arrived from the network.
    setImmediate(() => void this.run())
  }

  private async run(): Promise<void> {
    while (this.due.size > 0) await this.sendBatch()
    this.isRunning = false
  }

  private async sendBatch(): Promise<void> {
    const batch = new Map<string, Sent>()
    for (const count of [...this.due].slice(0, BATCH)) {
      const key = this.options.hash(...count.key)
      // A source whose window ended may be due twice: the later of the two is reported with the next batch.
      if (batch.has(key)) continue
      this.due.delete(count)
      batch.set(key, { count, waiting: count.waiting, total: count.unreported })
      count.waiting = []
      count.reporting = count.unreported
      count.unreported = 0
    }
    const timeout = setTimeout(() => this.giveUp(batch.values(), new Error('no answer in time')), LONGEST_WAIT_MS)
    try {
      const reports = [...batch].map(([key, { count, total }]) => ({ key, count: total, windowMs: count.windowMs }))
      const totals = await this.options.send(reports)
      clearTimeout(timeout)
      // It may have come after all.
      this.awayUntil = 0
      for (const [key, sent] of batch) settle(sent, totals.get(key))
    } catch (error) {
      clearTimeout(timeout)
      for (const { count, total } of batch.values()) {
        count.unreported += total
        count.reporting = 0
      }
      this.giveUp(batch.values(), error)
    }
  }

  /** Lets those who wait pass: each was within what this server itself counted. */
  private giveUp(batch: Iterable<Sent>, error: unknown): void {
    if (!this.isAway) this.options.onAway(error)
    this.awayUntil = performance.now() + AWAY_MS
    const others = [...this.due].map((count) => ({ count, waiting: count.waiting, total: 0 }))
    this.due.clear()
    for (const { count } of others) count.waiting = []
    for (const { count, waiting } of [...batch, ...others])
      for (const decide of waiting.splice(0)) decide({ current: 0, msLeft: count.endsAt - performance.now() })
  }
}

/** Takes over what all servers counted; of those who waited the last are refused when that is too many. */
function settle({ count, waiting }: Sent, total: Total | undefined): void {
  count.reporting = 0
  if (total) {
    count.shared = total.count
    count.endsAt = performance.now() + total.msLeft
  }
  const over = Math.max(0, count.shared - count.max)
  const passing = waiting.length - over
  for (const [index, decide] of waiting.splice(0).entries())
    decide({ current: index < passing ? count.max : count.max + 1, msLeft: Math.max(0, total?.msLeft ?? 0) })
}
