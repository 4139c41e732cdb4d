import { useEffect, useState } from 'react'
import { RemoteFailure } from './remote-failure'

/** Milliseconds between two checks. A busy main thread checks later, so that a slow phone does not count as a hang. */
const CHECK_INTERVAL_MS = 250
/** Idle checks in a row before the wait is given up: 1 s. */
const MAX_IDLE_CHECKS = 4

/**
 * For a Suspense fallback: throws to the boundary above when its content will never come.
 * @param isBusy whether anything that it may be waiting for is still loading.
 */
export function useStandstill(isBusy: () => boolean): void {
  const [isHung, setHung] = useState(false)
  useEffect(() => {
    // Not in the state: an update would make React restart what is about to be revealed.
    let idleChecks = 0
    const timer = setInterval(() => {
      idleChecks = isBusy() ? 0 : idleChecks + 1
      if (idleChecks >= MAX_IDLE_CHECKS) setHung(true)
    }, CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isBusy])
  if (isHung) throw new RemoteFailure('hang', 'nothing is loading')
}
