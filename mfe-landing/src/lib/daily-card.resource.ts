import { useEffect, useState } from 'react'
import type { Leaf } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'

/** `pending` until the answer is there; `none` when it does not come: then the page shows what it has of its own. */
export type DailyCardState = Leaf | 'pending' | 'none'

/**
 * Today's leaf: what came with the page where the site server drew it, so that it is there before any script; asked for
 * in other pages.
 */
export function useDailyCard(): DailyCardState {
  const { api, answers } = useHost()
  const given = (answers?.leafOfDay as { data: Leaf } | undefined)?.data
  const [asked, setAsked] = useState<DailyCardState>('pending')
  useEffect(() => {
    if (given) return
    const gone = new AbortController()
    api.leafOfDay({ signal: gone.signal }).then(
      ({ data }) => setAsked(data),
      () => gone.signal.aborted || setAsked('none'),
    )
    return () => gone.abort()
  }, [api, given])
  return given ?? asked
}

/** The leaf's own part, or what stands in for it: also while it is pending, since a promo is no place to wait. */
export function todaysOr<P extends 'joke' | 'quote' | 'name', O>(leaf: DailyCardState, part: P, ours: O) {
  return (typeof leaf === 'object' && leaf[part]) || ours
}
