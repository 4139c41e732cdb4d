import type { Db } from './connect'

/** Milliseconds between two readings, and after one that failed. */
const READ_EVERY_MS = 60_000
const READ_AGAIN_MS = 5_000
/** Milliseconds between two looks at whether the machine slept, or its clock was set. */
const LOOK_MS = 1_000
/** How far two clocks may drift apart, in parts of the time that passed: ten times what a quartz does. */
const DRIFT = 5e-4
/** Milliseconds by which the machine's own clock may be off before somebody is told. */
const TOLERATED_MS = 5_000

/** What the database said its time was. */
export interface Reading {
  /** When it was read, on this process's monotonic clock. */
  at: number
  /** The database's time then, milliseconds since 1970. */
  time: number
  /** How far that may be off, in milliseconds: half of what the answer took. */
  within: number
}

/** A monotonic clock and the machine's own, in milliseconds. */
interface Timepieces {
  monotonic: () => number
  wall: () => number
}

const TIMEPIECES: Timepieces = { monotonic: () => performance.now(), wall: () => Date.now() }

interface Reports {
  /** Told when the machine's clock is off, with the seconds by which it is ahead, and with 0 once it is right again. */
  onAhead: (seconds: number) => void
  /** Told when the database's time cannot be read, once until it can; the clock runs on. */
  onError: (error: unknown) => void
}

/**
 * The database's time, which all servers share. It is read at the start, each minute, and after whatever may have changed
 * it; in between the process's monotonic clock counts on. A server whose own clock is wrong, or is set, judges codes,
 * sessions and charges as the others do, and no request asks the database what time it is.
 */
export class DatabaseClock {
  private anchor: Reading | undefined
  private timer: NodeJS.Timeout | undefined
  private reading: Promise<void> | undefined
  private nextAt = 0
  private isOff = false
  private isAway = false

  constructor(
    private readonly read: () => Promise<Reading>,
    private readonly timepieces: Timepieces = TIMEPIECES,
  ) {}

  /** A clock by the time of a database. Call `update` once, and `start` to have it stay right. */
  static of(db: Db): DatabaseClock {
    const clock = new DatabaseClock(() => readTime(db))
    // A connection that was opened anew may lead to another machine.
    db.$client.on('connect', () => clock.updateSoon())
    return clock
  }

  /** The time; by the machine's own clock until the database's was read. */
  now(): Date {
    const { monotonic, wall } = this.timepieces
    return new Date(this.anchor ? timeOf(this.anchor, monotonic()) : wall())
  }

  /** Reads the database's time. @throws what the query failed by */
  async update(): Promise<void> {
    const { monotonic } = this.timepieces
    this.nextAt = monotonic() + READ_AGAIN_MS
    this.anchor = closer(this.anchor, await this.read())
    this.nextAt = monotonic() + READ_EVERY_MS
  }

  /** Reads it again and again, until `stop`. */
  start(reports: Reports): void {
    const { monotonic, wall } = this.timepieces
    const ahead = () => wall() - monotonic()
    let before = ahead()
    this.nextAt = 0
    this.timer = setInterval(() => {
      const hasMoved = Math.abs(ahead() - before) > LOOK_MS
      before = ahead()
      if (!hasMoved && monotonic() < this.nextAt) return
      this.reading ??= this.updateAndReport(reports).finally(() => (this.reading = undefined))
    }, LOOK_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.reading
  }

  private updateSoon(): void {
    this.nextAt = Math.min(this.nextAt, (this.anchor?.at ?? 0) + READ_AGAIN_MS)
  }

  private async updateAndReport({ onAhead, onError }: Reports): Promise<void> {
    try {
      await this.update()
    } catch (error) {
      if (!this.isAway) onError(error)
      this.isAway = true
      return
    }
    this.isAway = false
    const ahead = this.timepieces.wall() - this.now().getTime()
    const isOff = Math.abs(ahead) > TOLERATED_MS
    if (isOff !== this.isOff) onAhead(isOff ? Math.round(ahead / 1_000) : 0)
    this.isOff = isOff
  }
}

const timeOf = ({ at, time }: Reading, monotonic: number): number => time + monotonic - at

/**
 * The reading to go by: the one that is known more closely by now, unless they contradict each other. Then the database's
 * clock has changed, or the machine slept, and the newer one holds.
 */
function closer(before: Reading | undefined, read: Reading): Reading {
  if (!before) return read
  const within = before.within + (read.at - before.at) * DRIFT
  const apart = Math.abs(timeOf(before, read.at) - read.time)
  return within < read.within && apart <= within + read.within ? before : read
}

/** Reads the database's time on a connection that is open: to wait for one would blur it. */
async function readTime(db: Db): Promise<Reading> {
  const client = await db.$client.connect()
  let failure: Error | undefined
  try {
    const sentAt = performance.now()
    const { rows } = await client.query<{ time: number }>(
      'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS time',
    )
    const answeredAt = performance.now()
    return { at: (sentAt + answeredAt) / 2, time: rows[0]!.time, within: (answeredAt - sentAt) / 2 }
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    client.release(failure)
  }
}

/** The database's time now, for a command that needs it once. */
export async function databaseTime(db: Db): Promise<Date> {
  return new Date((await readTime(db)).time)
}
