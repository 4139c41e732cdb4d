import type { ReactNode } from 'react'
import { LoadFailure } from '@yawmi/remote-kit'
import { EmptyState } from '@yawmi/ui'
import { ListFooter } from '@yawmi/ui/list-footer'
import { useCopy } from '../copy/use-strings'

/** How near the end of the list the next page is asked for (specification, section 9). */
const TRIGGER_MARGIN = '100px'

/** What the list needs to know of its query. */
export interface EndlessQuery<T> {
  data: T[] | undefined
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface EndlessProps<T> {
  query: EndlessQuery<T>
  skeleton: ReactNode
  /** Said when there is nothing at all. */
  empty: string
  /** The way on from there. */
  wayOn?: ReactNode
  children: (rows: T[]) => ReactNode
}

/** A list that goes on while one scrolls: its rows, what stands in for them, and what is said at its end. */
export function Endless<T>({ query, skeleton, empty, wayOn, children }: EndlessProps<T>) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const copy = useCopy()
  if (!data) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : skeleton
  if (data.length === 0) return <EmptyState action={wayOn}>{empty}</EmptyState>
  const footer = isFetchingNextPage ? 'loading' : !hasNextPage ? 'end' : error ? 'failed' : 'more'
  return (
    <>
      {children(data)}
      <ListFooter
        footer={footer}
        loadMore={fetchNextPage}
        length={data.length}
        rootMargin={TRIGGER_MARGIN}
        strings={copy}
      />
    </>
  )
}
