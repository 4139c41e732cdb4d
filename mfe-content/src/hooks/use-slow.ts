import { useEffect, useState } from 'react'
import { queryClient } from '@yawmi/remote-kit/query'

/**
 * Milliseconds after which an empty screen explains that loading is slow; cached content has been shown by then
 * (adr/0011).
 */
const SLOW_AFTER_MS = 6_000

/** Queries of the screen that have no data yet. */
const AWAITED = {
  queryKey: ['content'],
  type: 'active',
  predicate: ({ state }: { state: { status: string } }) => state.status === 'pending',
} as const

/** Whether an answer that the screen needs takes long, and a function that requests all such answers again. */
export function useSlow(): { slow: boolean; askAgain: () => void } {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const cache = queryClient.getQueryCache()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (cache.findAll(AWAITED).length > 0) {
        timer ??= setTimeout(() => setSlow(true), SLOW_AFTER_MS)
        return
      }
      clearTimeout(timer)
      timer = undefined
      setSlow(false)
    }
    look()
    const leave = cache.subscribe(look)
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [])

  const askAgain = () => {
    // A running query without data would not be restarted otherwise.
    void queryClient.cancelQueries(AWAITED).then(() => queryClient.refetchQueries(AWAITED))
  }
  return { slow, askAgain }
}
