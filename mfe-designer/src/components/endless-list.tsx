import type { ReactNode } from 'react'
import { EmptyState } from '@yawmi/ui'
import { ListFooter } from '@yawmi/ui/list-footer'
import { useStrings } from '../copy/use-strings'
import { ListFailure } from './failure/list-failure'

/** How near the end of the list the next page is loaded (specification, section 9). */
const TRIGGER_MARGIN = '100px'

/** What the list reads of its query. */
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
  /** Text for an empty list. */
  empty: string
  /** What an empty list offers. */
  action?: ReactNode
  children: (rows: T[]) => ReactNode
}

/** A list that loads on as it is scrolled: its rows, its skeleton and its end. */
export function EndlessList<T>({ query, skeleton, empty, action, children }: EndlessProps<T>) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const strings = useStrings()
  if (!data) return error ? <ListFailure error={error} onRetry={() => void refetch()} /> : skeleton
  if (data.length === 0) return <EmptyState action={action}>{empty}</EmptyState>
  const footer = isFetchingNextPage ? 'loading' : !hasNextPage ? 'end' : error ? 'failed' : 'more'
  return (
    <>
      {children(data)}
      <ListFooter
        footer={footer}
        loadMore={fetchNextPage}
        length={data.length}
        rootMargin={TRIGGER_MARGIN}
        strings={strings}
      />
    </>
  )
}
