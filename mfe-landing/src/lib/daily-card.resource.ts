import { useEffect, useState } from 'react'
import type { DailyCard } from '@yawmi/contract'
import { useHost } from '@yawmi/remote-kit'
import { libyanDate } from '@yawmi/lib'

/** `pending` until the answer is there; `none` when it does not come: then the page shows what it has of its own. */
export type DailyCardState = DailyCard | 'pending' | 'none'

/** Milliseconds between two looks at the clock: a screen may be on over midnight, which tells the page nothing. */
const LOOK_MS = 60_000

const today = () => libyanDate(new Date())

/**
 * Today's leaf: what came with the page where the site server drew it, so that it is there before any script; asked for
 * in other pages, and on another day in one that is open or that somebody comes back to.
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
    const look = () => document.hidden || day === today() || ask()
    document.addEventListener('visibilitychange', look, gone)
    const timer = setInterval(look, LOOK_MS)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [api, given])
  return card
}

/** The leaf's own part, or what stands in for it: also while it is pending, since a promo is no place to wait. */
export function todaysOr<P extends 'joke' | 'quote' | 'name', O>(card: DailyCardState, part: P, ours: O) {
  return (typeof card === 'object' && card[part]) || ours
}
