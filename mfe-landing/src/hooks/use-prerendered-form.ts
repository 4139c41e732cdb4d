import { useState } from 'react'
import { READY_ATTRIBUTE } from '../lib/pre-hydration/form-state'
import { usePrerendered } from './use-prerendered'

const standsReady = () => typeof document !== 'undefined' && document.querySelector(`form[${READY_ATTRIBUTE}]`) !== null

/**
 * Whether the form is still the drawn one, and whether its button may be pressed: one that was open in the drawn form
 * does not close when React takes it over.
 * @param protectedNow whether the carrier's script runs for React's own form
 */
export function usePrerenderedForm(protectedNow: boolean): { prerendered: boolean; ready: boolean } {
  const prerendered = usePrerendered()
  const [wasReady, setWasReady] = useState(standsReady)
  if (wasReady && protectedNow) setWasReady(false)
  return { prerendered, ready: protectedNow || wasReady }
}
