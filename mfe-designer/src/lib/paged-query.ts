import { PAGE_SIZE, type Page } from '@yawmi/contract'
import { infiniteQueryOptions } from '@yawmi/remote-kit/query'

/** A list of the designs' API, read a page at a time; its data are the rows of all pages. */
export const pagedQuery = <T>(
  key: readonly unknown[],
  fetchPage: (request: { page: number; limit: number; signal: AbortSignal }) => Promise<Page<T>>,
  limit: number = PAGE_SIZE.default,
) =>
  infiniteQueryOptions({
    queryKey: ['designs', ...key],
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, limit, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  })
