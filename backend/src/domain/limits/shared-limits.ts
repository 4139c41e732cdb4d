import type { Count, Decide } from './count'
import { SharedCounter, type SharedCounterOptions } from './shared-counter'

/**
 * The part of a source's remaining share that one server lets through before it asks what the others let through. It
 * bounds by how much all of them together pass a limit: each by less than this part of it.
 */
export const LOCAL_SHARE = 0.05

/** Sources that a limit remembers; when there are more, the oldest are forgotten, but for what the database has of them. */
const MAX_SOURCES = 20_000

/**
 * Limits that all servers on one database share. A source far below its share is counted in memory alone. As it nears
 * its share, each server reports what it let through, in ever smaller steps, and learns what all of them did; the
 * requests of the last step wait for that. While the database is away, each server limits by what it counts itself.
 */
export class SharedLimits {
  private readonly counter: SharedCounter
  private readonly limits = new Map<string, Limit>()

  constructor(options: SharedCounterOptions) {
    this.counter = new SharedCounter(options)
  }

  /** A limit by its name; one name is one limit, whoever asks for it and at whichever server. */
  of(name: string): Limit {
    const limit = this.limits.get(name) ?? new Limit(name, this.counter)
    this.limits.set(name, limit)
    return limit
  }
}

export class Limit {
  private readonly counts = new Map<string, Count>()

  constructor(
    private readonly name: string,
    private readonly counter: SharedCounter,
  ) {}

  /** Counts one request, and decides at once or when the other servers' share is known. Never throws. */
  take(source: string, max: number, windowMs: number, decide: Decide): void {
    const now = performance.now()
    const count = this.countOf(source, max, windowMs, now)
    const here = count.reporting + count.unreported
    const msLeft = Math.max(0, count.endsAt - now)
    if (count.shared + here >= max) return decide({ current: max + 1, msLeft })

    count.unreported += 1
    const step = Math.max(1, Math.floor((max - count.shared) * LOCAL_SHARE))
    const mustAsk = here + 1 >= step && !this.counter.isAway
    if (mustAsk) count.waiting.push(decide)
    // Half a step ahead, so that a steady source seldom waits.
    if (mustAsk || count.unreported * 2 >= step) this.counter.report(count)
    if (!mustAsk) decide({ current: count.shared + here + 1, msLeft })
  }

  private countOf(source: string, max: number, windowMs: number, now: number): Count {
    const found = this.counts.get(source)
    if (found && (found.endsAt > now || isBusy(found))) return found
    this.counts.delete(source)
    if (this.counts.size >= MAX_SOURCES) this.forgetOldest()
    const count: Count = {
      key: [this.name, source],
      max,
      windowMs,
      endsAt: now + windowMs,
      shared: 0,
      reporting: 0,
      unreported: 0,
      waiting: [],
    }
    this.counts.set(source, count)
    return count
  }

  /** The order of a Map is that of insertion. */
  private forgetOldest(): void {
    for (const [source, count] of this.counts)
      if (!isBusy(count)) {
        this.counts.delete(source)
        return
      }
  }
}

const isBusy = ({ reporting, waiting }: Count) => reporting > 0 || waiting.length > 0
