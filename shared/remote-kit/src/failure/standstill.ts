import { useEffect, useState } from 'react'
import { RemoteFailure } from './remote-failure'

/** Milliseconds between two looks. A main thread that is at work looks later, so a slow phone is not taken for a hang. */
const LOOK_EVERY = 250
/** Looks in a row that find nothing on its way before what is awaited is given up: 1 s. */
const LOOKS = 4

/**
 * For a Suspense fallback: throws to the boundary above when what it stands for will never come.
 * @param isBusy whether anything that it may be waiting for is still on its way.
 */
export function useStandstill(isBusy: () => boolean): void {
  const [isHung, setHung] = useState(false)
  useEffect(() => {
    // Not in the state: an update would have React begin again with what is about to be revealed.
    let quiet = 0
    const timer = setInterval(() => {
      quiet = isBusy() ? 0 : quiet + 1
      if (quiet >= LOOKS) setHung(true)
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isBusy])
  if (isHung) throw new RemoteFailure('hang', 'nothing is on its way')
}
