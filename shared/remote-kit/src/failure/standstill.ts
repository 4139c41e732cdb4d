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
  const [quiet, setQuiet] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setQuiet((looks) => (isBusy() ? 0 : looks + 1)), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isBusy])
  if (quiet >= LOOKS) throw new RemoteFailure('hang', 'nothing is on its way')
}
