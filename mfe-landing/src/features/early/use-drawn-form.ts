import { useState } from 'react'
import { READY } from './marks'
import { usePrerendered } from './use-prerendered'

const standsReady = () => typeof document !== 'undefined' && document.querySelector(`form[${READY}]`) !== null

/**
 * Whether the form is still the drawn one, and whether its button may be pressed: one that was open in the drawn form
 * does not close when React takes it over.
 * @param protectedNow whether the carrier's script runs for React's own form
 */
export function useDrawnForm(protectedNow: boolean): { drawn: boolean; ready: boolean } {
  const drawn = usePrerendered()
  const [wasReady, setWasReady] = useState(standsReady)
  if (wasReady && protectedNow) setWasReady(false)
  return { drawn, ready: protectedNow || wasReady }
}
