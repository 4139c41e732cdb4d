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
    const idle = watchIdleTime()
    const timer = setInterval(() => {
      if (isBusy()) idleChecks = 0
      else if (idle.wasThere()) idleChecks += 1
      if (idleChecks >= MAX_IDLE_CHECKS) setHung(true)
    }, CHECK_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      idle.stop()
    }
  }, [isBusy])
  if (isHung) throw new RemoteFailure('hang', 'nothing is loading')
}

/**
 * Whether the browser had nothing to do since it was last asked. On a slow phone React may render for more than a second
 * what has just loaded, in slices between which timers run. Where browsers do not say when they are idle, they count as
 * idle.
 */
function watchIdleTime(): { wasThere: () => boolean; stop: () => void } {
  if (typeof requestIdleCallback === 'undefined') return { wasThere: () => true, stop: () => {} }
  let wasIdle = false
  const watch = () => requestIdleCallback(() => (wasIdle = true))
  let request = watch()
  return {
    wasThere: () => {
      if (!wasIdle) return false
      wasIdle = false
      request = watch()
      return true
    },
    stop: () => cancelIdleCallback(request),
  }
}
