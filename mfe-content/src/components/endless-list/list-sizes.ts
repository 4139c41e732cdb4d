import type { CacheSnapshot } from 'virtua'

/**
 * The measured heights of lists that the visitor has left, by list and number of columns. On return the page has its
 * former height at once, so that the scroll position can be restored before anything is measured again.
 */
const cache = new Map<string, { rows: number; sizes: CacheSnapshot }>()

/** Maximal number of lists that are remembered; the oldest is dropped first. */
const MAX_CACHED_LISTS = 20

export const sizesOf = (list: string, rows: number): CacheSnapshot | undefined => {
  const entry = cache.get(list)
  return entry?.rows === rows ? entry.sizes : undefined
}

export function cacheSizes(list: string, rows: number, sizes: CacheSnapshot): void {
  cache.delete(list)
  cache.set(list, { rows, sizes })
  if (cache.size > MAX_CACHED_LISTS) cache.delete(cache.keys().next().value as string)
}
