import type { CacheSnapshot } from 'virtua'

/**
 * The measured heights of lists that were left, by list and number of columns: coming back, the page is as tall as it
 * was at once, so that the place on it can be restored before anything is measured again.
 */
const cache = new Map<string, { rows: number; sizes: CacheSnapshot }>()

/** Most lists remembered; the oldest goes first. */
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
