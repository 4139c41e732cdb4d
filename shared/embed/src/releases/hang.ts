import { Fault } from '../lib/fault'

/** Milliseconds between two looks. A main thread that is at work looks later: a slow phone is not taken for a hang. */
const LOOK_EVERY = 250
/** Looks in a row at a page that is idle and has loaded nothing of the service, before what it waits for is given up: 1.5 s. */
const LOOKS = 6

/**
 * Gives up on what should need the network no more and still does not come.
 * @param api origin of the service: what still comes from there is awaited.
 */
export function unlessHung<T>(api: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let quiet = 0
    let loaded = 0
    const timer = setInterval(() => {
      const before = loaded
      loaded = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(api)).length
      quiet = loaded === before ? quiet + 1 : 0
      if (quiet === LOOKS) end(() => reject(new Fault('hang', 'it does not come up')))
    }, LOOK_EVERY)
    const end = (settle: () => void) => {
      clearInterval(timer)
      settle()
    }
    promise.then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(error)),
    )
  })
}

/** Rejects with a `Fault` when a promise is not settled in time. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fault = new Fault('load', `nothing after ${milliseconds} ms`)
    const timer = setTimeout(() => reject(fault), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
