import { tracked, type Tracked } from './tracked'

/**
 * Remembers what a loader gave. A failure is forgotten, so that the next call tries again, and a module that is there
 * renders at once, with no fallback in between.
 */
export function cached<T>(load: () => Promise<T>): () => Tracked<T> {
  let promise: Tracked<T> | undefined
  return () => {
    if (promise && promise.status !== 'rejected') return promise
    promise = tracked(load())
    return promise
  }
}
