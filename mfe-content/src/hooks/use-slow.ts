import { useEffect, useState } from 'react'
import { queryClient } from '@yawmi/remote-kit/query'

/** Milliseconds after which a screen that is still empty says why: what the device keeps has come by then (adr/0011). */
const SLOW_AFTER_MS = 6_000

/** What the screen needs and has nothing of yet. */
const AWAITED = {
  queryKey: ['content'],
  type: 'active',
  predicate: ({ state }: { state: { status: string } }) => state.status === 'pending',
} as const

/** Whether an answer that the screen needs is long on its way, and asks for all such anew. */
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
    // What has nothing yet would not begin anew while it runs.
    void queryClient.cancelQueries(AWAITED).then(() => queryClient.refetchQueries(AWAITED))
  }
  return { slow, askAgain }
}
