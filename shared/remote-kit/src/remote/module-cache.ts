import { RemoteFailure } from '../failure/remote-failure'
import { tracked, type Tracked } from './tracked'

/** Milliseconds before code that could not be loaded is requested a second and last time. */
const RETRY_DELAY_MS = 300
/** Milliseconds that it may take: a phone on 3G needs some; a server that never answers must not block the page. */
const TIMEOUT_MS = 12_000

/** Code that is loaded on first use. */
export interface Part<T> {
  /** Always the same promise. It rejects with a `RemoteFailure` when the second attempt failed too. */
  load(): Promise<T>
  /** Makes the next `load` request again what failed. Only after a person's request. */
  forgetFailure(): void
}

let loading = 0

/** Whether any part is loading. */
export const isLoading = (): boolean => loading > 0

/**
 * Caches what a loader gives, outside of components: React discards the state of one that suspends before its first
 * commit. A failure is cached as well, or each render would request the code again.
 */
export function cached<T>(loader: () => Promise<T>): Part<T> {
  let promise: Tracked<T> | undefined
  const start = async () => {
    loading += 1
    try {
      return await within(TIMEOUT_MS, withRetry(loader))
    } catch (error) {
      throw new RemoteFailure('load', String(error), error)
    } finally {
      loading -= 1
    }
  }
  return {
    load: () => (promise ??= tracked(start())),
    forgetFailure() {
      if (promise?.status === 'rejected') promise = undefined
    },
  }
}

const withRetry = <T>(loader: () => Promise<T>) =>
  loader().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return loader()
  })

/** Rejects when a promise is not settled in time. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing after ${milliseconds} ms`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
