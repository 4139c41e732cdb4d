import { useEffect, useState } from 'react'
import type { DailyCard } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'

/** `pending` until the answer is there; `none` when it does not come: then the page shows what it has of its own. */
export type DailyCardState = DailyCard | 'pending' | 'none'

/**
 * Today's leaf: what came with the page where the site server drew it, so that it is there before any script; asked for
 * in other pages.
 */
export function useDailyCard(): DailyCardState {
  const { api, answers } = useHost()
  const given = (answers?.leafOfDay as { data: DailyCard } | undefined)?.data
  const [fetched, setFetched] = useState<DailyCardState>('pending')
  useEffect(() => {
    if (given) return
    const gone = new AbortController()
    api.leafOfDay({ signal: gone.signal }).then(
      ({ data }) => setFetched(data),
      () => gone.signal.aborted || setFetched('none'),
    )
    return () => gone.abort()
  }, [api, given])
  return given ?? fetched
}

/** The leaf's own part, or what stands in for it: also while it is pending, since a promo is no place to wait. */
export function todaysOr<P extends 'joke' | 'quote' | 'name', O>(card: DailyCardState, part: P, ours: O) {
  return (typeof card === 'object' && card[part]) || ours
}
