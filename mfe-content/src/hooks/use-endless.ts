import { useMemo, useState } from 'react'
import type { Page } from '@yawmi/contract'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import type { ListFooterState } from '@yawmi/ui/list-footer'

/** A list of more pages than this is not fetched anew on return: that would ask for every one of them again. */
const MAX_REFETCHED_PAGES = 3

/** A list and where its reading stands. */
export interface Endless<T, P = unknown> {
  /** Everything read so far; undefined until the first page is there. */
  items: T[] | undefined
  /** The first page, for what stands beside its rows. */
  head: P | undefined
  /** Rows in all, where the server has said. */
  total: number | undefined
  /** Why there is nothing to show; undefined while anything is. */
  error: Error | undefined
  footer: ListFooterState
  loadMore: () => void
  retry: () => void
}

/**
 * Reads a list page by page. It ends with an empty page, or with the last one by its own count.
 * @param key names the list; two lists with one key are one.
 * @param fetchPage of a page, from 1.
 * @param toItem makes a row of the API what the screen shows; keep it the same function between renders.
 */
export function useEndless<R extends { uuid: string }, T extends { uuid: string }, P extends Page<R>>(
  key: readonly unknown[],
  fetchPage: (page: number, signal: AbortSignal) => Promise<P>,
  toItem: (row: R) => T,
): Endless<T, P> {
  const query = useInfiniteQuery({
    queryKey: [...key, 'endless'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ data, meta }: P) =>
      data.length === 0 || meta.current_page >= meta.last_page ? undefined : meta.current_page + 1,
    // Comparing all pages with themselves at each new one would make a long list ever slower.
    structuralSharing: false,
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= MAX_REFETCHED_PAGES,
  })
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query
  // A page is made items once: what is on the screen stays the same object, and a long list does no work twice.
  const [known] = useState(() => new WeakMap<P, T[]>())
  const items = useMemo(
    () => data && uniqueById(data.pages.map((page) => itemsOf(page, toItem, known))),
    [data, known, toItem],
  )
  const head = data?.pages[0]
  return {
    items,
    head,
    total: head?.meta.total,
    error: data ? undefined : (query.error ?? undefined),
    footer: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'end',
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  }
}

function itemsOf<R, T, P extends Page<R>>(page: P, toItem: (row: R) => T, known: WeakMap<P, T[]>): T[] {
  const found = known.get(page)
  if (found) return found
  const items = page.data.map(toItem)
  known.set(page, items)
  return items
}

/** Something published meanwhile moves rows from one page to the next, where they come a second time. */
function uniqueById<T extends { uuid: string }>(pages: T[][]): T[] {
  const seen = new Set<string>()
  return pages.flat().filter(({ uuid }) => !seen.has(uuid) && seen.add(uuid))
}
