import { RemoteFailure } from '../failure/remote-failure'
import { anew } from './anew'
import { tracked, type Tracked } from './tracked'

/** Milliseconds before code that could not be had is asked for a second and last time. */
const RETRY_DELAY = 300
/** Milliseconds that it may be on its way: a phone on 3G needs some; a server that never answers must not hold the page. */
const TIMEOUT = 12_000

/** Code that is loaded when it is first wanted. */
export interface Part<T> {
  /** Always the same promise. It rejects with a `RemoteFailure` when the code could not be had at the second try either. */
  load(): Promise<T>
  /** Makes the next `load` ask again for what could not be had. A person must have asked for it. */
  forgetFailure(): void
}

let loading = 0

/** Whether any part is on its way. */
export const isLoading = (): boolean => loading > 0

/**
 * Holds what a loader gives, outside of components: React throws the state of one away that suspends before its first
 * commit. A failure is held as well, or each render would ask again, for as long as the page is open.
 */
export function cached<T>(loader: () => Promise<T>): Part<T> {
  let promise: Tracked<T> | undefined
  const start = async () => {
    loading += 1
    try {
      return await within(TIMEOUT, twice(loader))
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

const twice = <T>(loader: () => Promise<T>) =>
  loader().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
    return anew(loader)
  })

/** Rejects when a promise is not settled in time. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing after ${milliseconds} ms`)), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
