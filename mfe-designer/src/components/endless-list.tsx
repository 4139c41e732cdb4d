import { useEffect, useRef, type ReactNode } from 'react'
import { LoadFailure } from '@yawmi/remote-kit'
import { Button, EmptyState, defineStyles, useStyles } from '@yawmi/ui'
import { useCopy } from '../copy/use-strings'

/** How near the end of the list, in px, the next page is asked for (specification, section 9). */
const NEAR = 100

const styles = defineStyles({
  foot: { display: 'grid', placeItems: 'center', minHeight: '16', color: 'quiet', textAlign: 'center' },
})

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
  const classes = useStyles(styles)
  if (!data) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : skeleton
  if (data.length === 0) return <EmptyState action={wayOn}>{empty}</EmptyState>
  return (
    <>
      {children(data)}
      <div role="status" className={classes.foot}>
        {isFetchingNextPage ? copy.loadingMore : hasNextPage ? null : copy.noMore}
      </div>
      {hasNextPage &&
        !isFetchingNextPage &&
        (error ? (
          <Button variant="outline" onClick={() => void fetchNextPage()}>
            {copy.retry}
          </Button>
        ) : (
          <Threshold onReached={fetchNextPage} />
        ))}
    </>
  )
}

/** Tells when the end of the list comes near. */
function Threshold({ onReached }: { onReached: () => unknown }) {
  const mark = useRef<HTMLDivElement>(null)
  const reached = useRef(onReached)
  useEffect(() => void (reached.current = onReached))
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && reached.current(),
      {
        rootMargin: `${NEAR}px`,
      },
    )
    if (mark.current) watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={mark} />
}
