import { useEffect, useState } from 'react'
import { RemoteFailure } from './remote-failure'

/** Milliseconds between two looks. A main thread that is at work looks later, so a slow phone is not taken for a hang. */
const LOOK_EVERY = 250
/** Looks in a row that find nothing on its way before what is awaited is given up: 1 s. */
const LOOKS = 4

/**
 * Watches over something that is awaited.
 * @param isBusy whether anything that it may be waiting for is still on its way.
 * @param onStandstill called once when nothing has been for 1 s: what is still not there will never come.
 * @returns ends the watch.
 */
export function watchStandstill(isBusy: () => boolean, onStandstill: (failure: RemoteFailure) => void): () => void {
  let quiet = 0
  const timer = setInterval(() => {
    quiet = isBusy() ? 0 : quiet + 1
    if (quiet < LOOKS) return
    clearInterval(timer)
    onStandstill(new RemoteFailure('hang', 'nothing is on its way'))
  }, LOOK_EVERY)
  return () => clearInterval(timer)
}

/** For a Suspense fallback: throws to the boundary above when what it stands for will never come. */
export function useStandstill(isBusy: () => boolean): void {
  const [failure, setFailure] = useState<RemoteFailure>()
  useEffect(() => watchStandstill(isBusy, setFailure), [isBusy])
  if (failure) throw failure
}
