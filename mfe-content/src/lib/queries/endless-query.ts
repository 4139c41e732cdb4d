import type { Page } from '@yawmi/contract'
import { infiniteQueryOptions } from '@yawmi/remote-kit/query'

export interface EndlessSource<P extends Page<unknown>> {
  /** Names the list; two lists with one key are one. */
  key: readonly unknown[]
  /** Fetches a page, from 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<P>
}

/** A list of more pages than this is not fetched anew on return: that would ask for every one of them again. */
const MAX_REFETCHED_PAGES = 3

/** Query options of a list that is read page by page. It ends with an empty page, or with the last one by its own count. */
export const endlessOptions = <P extends Page<unknown>>({ key, fetchPage }: EndlessSource<P>) =>
  infiniteQueryOptions({
    queryKey: [...key, 'endless'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ data, meta }: P) =>
      data.length === 0 || meta.current_page >= meta.last_page ? undefined : meta.current_page + 1,
    // Comparing all pages with themselves at each new one would make a long list ever slower.
    structuralSharing: false,
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) <= MAX_REFETCHED_PAGES,
  })
