import type { IBreaker } from 'cockatiel'
import { isOutage } from './errors'

/**
 * Opens the circuit once so many different numbers could not be served one after the other. One number that fails over
 * and over is that number's trouble: it counts once, so that it cannot shut everybody else out.
 */
export class FailingSubjects implements IBreaker {
  state: unknown = undefined
  private readonly failing = new Set<string>()

  constructor(private readonly max: number) {}

  /** Runs a call that is about a subject and remembers how it ended; any answer at all says that the carrier is there. */
  async watch<T>(subject: string, call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call()
      this.failing.clear()
      return answer
    } catch (error) {
      if (isOutage(error)) this.failing.add(subject)
      else this.failing.clear()
      throw error
    }
  }

  success(): void {
    this.failing.clear()
  }

  failure(): boolean {
    return this.failing.size >= this.max
  }
}
