import { Fault } from '../lib/fault'

/** Milliseconds between two checks. A busy main thread checks later, so that a slow phone does not count as a hang. */
const CHECK_INTERVAL_MS = 250
/** Checks in a row that find the page idle, with nothing loaded from the service, before the wait is given up: 1.5 s. */
const MAX_IDLE_CHECKS = 6

/**
 * Rejects when what needs no more network does not settle.
 * @param api origin of the service: while files still load from there, it waits.
 */
export function unlessHung<T>(api: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let idleChecks = 0
    let loaded = 0
    const timer = setInterval(() => {
      const before = loaded
      loaded = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(api)).length
      idleChecks = loaded === before ? idleChecks + 1 : 0
      if (idleChecks < MAX_IDLE_CHECKS) return
      clearInterval(timer)
      reject(new Fault('hang', 'it does not come up'))
    }, CHECK_INTERVAL_MS)
    promise.then(resolve, reject).finally(() => clearInterval(timer))
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
