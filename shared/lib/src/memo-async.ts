/**
 * Runs `work` once for each input, however many callers wait for it. A failure is forgotten, so that the next call runs it
 * again.
 * @param keyOf what tells inputs apart, where the input itself does not.
 */
export function memoAsync<T, I = void>(
  work: (input: I) => Promise<T>,
  keyOf: (input: I) => unknown = (input) => input,
): (input: I) => Promise<T> {
  const cache = new Map<unknown, Promise<T>>()
  return (input) => {
    const key = keyOf(input)
    const cached = cache.get(key)
    if (cached) return cached
    const promise = work(input)
    cache.set(key, promise)
    promise.catch(() => cache.delete(key))
    return promise
  }
}
