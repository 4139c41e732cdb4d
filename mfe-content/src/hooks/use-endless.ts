import { useMemo, useState } from 'react'
import type { Page } from '@yawmi/contract'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import type { ListFooterState } from '@yawmi/ui/list-footer'

/** A list of more pages than this is not refetched on return, as that would request every page again. */
const MAX_REFETCHED_PAGES = 3

/** A paged list and its state. */
export interface Endless<T, P = unknown> {
  /** All rows that have loaded; undefined until the first page has. */
  items: T[] | undefined
  /** The first page, for what is shown beside its rows. */
  head: P | undefined
  /** Total number of rows, where the server gives it. */
  total: number | undefined
  /** The failure, when no rows can be shown; undefined once any can. */
  error: Error | undefined
  footer: ListFooterState
  loadMore: () => void
  retry: () => void
}

/**
 * Loads a list page by page. It ends with an empty page, or with the last one by its own count.
 * @param key identifies the list; two lists with one key are one.
 * @param fetchPage fetches a page, counted from 1.
 * @param toItem makes of an API row what the screen shows; must be the same function in every render.
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
    // Structural sharing would compare all pages at each new one, which makes a long list ever slower.
    structuralSharing: false,
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= MAX_REFETCHED_PAGES,
  })
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query
  // Each page is converted once, so that items keep their identity and a long list is not converted again.
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

/** Publishing moves rows from one page to the next, where they would appear a second time. */
function uniqueById<T extends { uuid: string }>(pages: T[][]): T[] {
  const seen = new Set<string>()
  return pages.flat().filter(({ uuid }) => !seen.has(uuid) && seen.add(uuid))
}
