import type { CacheSnapshot } from 'virtua'

/**
 * The measured heights of lists that were left, by list and number of columns: coming back, the page is as tall as it
 * was at once, so that the place on it can be restored before anything is measured again.
 */
const known = new Map<string, { rows: number; sizes: CacheSnapshot }>()

/** Most lists remembered; the oldest goes first. */
const MOST = 20

export const sizesOf = (list: string, rows: number): CacheSnapshot | undefined => {
  const entry = known.get(list)
  return entry?.rows === rows ? entry.sizes : undefined
}

export function keepSizes(list: string, rows: number, sizes: CacheSnapshot): void {
  known.delete(list)
  known.set(list, { rows, sizes })
  if (known.size > MOST) known.delete(known.keys().next().value as string)
}
