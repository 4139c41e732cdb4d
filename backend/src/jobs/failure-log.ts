import { failureText } from '../infrastructure/db/failure-text'
import type { Log } from '../lib/log'

/** Causes of one outage that are remembered, so that a text which is another each time takes no memory without end. */
const MAX_CAUSES = 20

/**
 * Logs by what a job fails, each cause once until the job goes on, and that it does: during an outage each run would else log
 * its stack, every second or two, and nothing would say when it was over.
 */
export class FailureLog {
  private readonly causes = new Set<string>()
  private since = 0
  private failedRuns = 0

  /** @param failure the line of a run that failed */
  constructor(
    private readonly job: string,
    private readonly failure: string,
    private readonly log: Log,
  ) {}

  noteFailure(err: unknown): void {
    if (this.failedRuns === 0) this.since = performance.now()
    this.failedRuns += 1
    const cause = failureText(err)
    if (this.causes.has(cause)) return
    if (this.causes.size < MAX_CAUSES) this.causes.add(cause)
    this.log.warn({ job: this.job, err }, this.failure)
  }

  noteSuccess(): void {
    if (this.failedRuns === 0) return
    const seconds = Math.round((performance.now() - this.since) / 1000)
    this.log.warn({ job: this.job, seconds, runs: this.failedRuns }, 'a job that failed goes on')
    this.failedRuns = 0
    this.causes.clear()
  }
}
