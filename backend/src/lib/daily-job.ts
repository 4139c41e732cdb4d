import { serviceDay } from './service-time'

/** How often the clock is looked at; the clock of a test carrier can be moved by days at once. */
const LOOK_MS = 60_000

interface DailyJobOptions {
  now: () => Date
  /** Safe to run more often, and in several servers at once. */
  work: (now: Date) => Promise<void>
  /** Told of a failure; the work is tried again at the next look. */
  onError: (error: unknown) => void
}

/** Work done once at the start and then once each day of Tripoli. */
export class DailyJob {
  private doneFor: string | undefined
  private running: Promise<void> | undefined
  private readonly timer: NodeJS.Timeout

  constructor(private readonly options: DailyJobOptions) {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref()
    void this.look()
  }

  /** Does the day's work unless it is done; resolves when it is, or has failed. */
  look(): Promise<void> {
    this.running ??= this.run().finally(() => (this.running = undefined))
    return this.running
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.running
  }

  private async run(): Promise<void> {
    const now = this.options.now()
    const day = serviceDay(now)
    if (day === this.doneFor) return
    try {
      await this.options.work(now)
      this.doneFor = day
    } catch (error) {
      this.options.onError(error)
    }
  }
}
