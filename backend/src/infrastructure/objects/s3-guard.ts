import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import { ObjectMissing, StoreAway } from './object-store'

/** Failures one after the other until the store is left alone, and milliseconds until one call asks whether it is back. */
const FAILURES = 5
const REST_MS = 2_000

/** Told that the store is being left alone, or is back. */
export type OnStoreChange = (state: 'away' | 'back', cause?: unknown) => void

/**
 * Calls to a store, each with a deadline. One that fails over and over is left alone for two seconds at a time, so that
 * neither requests nor their connections to the database wait for it.
 */
export class StoreGuard {
  private readonly circuit = circuitBreaker(
    handleWhen((error) => error instanceof StoreAway),
    { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  )
  private isReported = false
  /** Why the store is left alone: what is asked meanwhile fails for the same reason. */
  private cause: unknown

  constructor(onChange: OnStoreChange = () => undefined) {
    this.circuit.onBreak((reason) => {
      this.cause = 'error' in reason ? reason.error.cause : undefined
      if (!this.isReported) onChange('away', 'error' in reason ? reason.error : undefined)
      this.isReported = true
    })
    this.circuit.onStateChange((state) => {
      if (state !== CircuitState.Closed || !this.isReported) return
      this.isReported = false
      onChange('back')
    })
  }

  /**
   * @param work gives up by the signal
   * @throws StoreAway, ObjectMissing
   */
  async run<T>(address: string, deadlineMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    // What `work` has given by then, a stream for one, goes on without the deadline.
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), deadlineMs)
    try {
      return await this.circuit.execute(() =>
        work(deadline.signal).catch((error: unknown) => {
          throw isMissing(error) ? new ObjectMissing(address, error) : isLocal(error) ? error : new StoreAway(error)
        }),
      )
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new StoreAway(this.cause ?? error) : error
    } finally {
      clearTimeout(timer)
    }
  }
}

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name)

/** A fault of this machine's own disk, to which an object is copied. */
const isLocal = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
