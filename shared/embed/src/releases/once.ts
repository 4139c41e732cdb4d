/** Milliseconds before a file that could not be loaded is requested a second and last time. */
const RETRY_DELAY_MS = 300

const cache = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

/**
 * Loads an address once for all mountings of the page, with one retry. A failure is cached, however often the page mounts
 * and updates, until a person retries.
 */
export function once<T>(address: string, load: () => Promise<T>): Promise<T> {
  const before = cache.get(address) as Promise<T> | undefined
  if (before) return before
  const loading = load().catch(() => pause(RETRY_DELAY_MS).then(load))
  cache.set(address, loading)
  loading.catch(() => failed.add(address))
  return loading
}

/** Has the next `once` of an address load it again. */
export const forget = (address: string): void => void cache.delete(address)

/** Drops what failed from the cache, and this address in any case. */
export function forgetFailures(address: string): void {
  for (const one of failed.add(address)) cache.delete(one)
  failed.clear()
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
