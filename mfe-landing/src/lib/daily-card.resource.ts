import { useEffect, useState } from 'react'
import type { DailyCard } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'
import { libyanDate } from '@yawmi/lib'

/** `pending` until the answer is there; `none` when it does not come: then the page shows what it has of its own. */
export type DailyCardState = DailyCard | 'pending' | 'none'

const today = () => libyanDate(new Date())

/**
 * Today's leaf: what came with the page where the site server drew it, so that it is there before any script; asked for
 * in other pages, and where somebody comes back on another day to one that they left open.
 */
export function useDailyCard(): DailyCardState {
  const { api, answers } = useHost()
  const given = (answers?.leafOfDay as { data: DailyCard } | undefined)?.data
  const [card, setCard] = useState<DailyCardState>(given ?? 'pending')
  useEffect(() => {
    const gone = new AbortController()
    let day = today()
    const ask = () => {
      day = today()
      api.leafOfDay(gone).then(
        ({ data }) => setCard(data),
        () => gone.signal.aborted || setCard('none'),
      )
    }
    if (!given) ask()
    document.addEventListener('visibilitychange', () => day !== today() && ask(), gone)
    return () => gone.abort()
  }, [api, given])
  return card
}

/** The leaf's own part, or what stands in for it: also while it is pending, since a promo is no place to wait. */
export function todaysOr<P extends 'joke' | 'quote' | 'name', O>(card: DailyCardState, part: P, ours: O) {
  return (typeof card === 'object' && card[part]) || ours
}
