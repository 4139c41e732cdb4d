import { useState } from 'react'
import { READY_ATTRIBUTE } from '../lib/pre-hydration/form-state'
import { usePrerendered } from './use-prerendered'

const wasEnabled = () => typeof document !== 'undefined' && document.querySelector(`form[${READY_ATTRIBUTE}]`) !== null

/**
 * Whether the form is still the prerendered one, and whether its button may be pressed: a button that was enabled before
 * hydration stays so.
 * @param protectedNow whether the carrier's script has run for React's form
 */
export function usePrerenderedForm(protectedNow: boolean): { prerendered: boolean; ready: boolean } {
  const prerendered = usePrerendered()
  const [wasReady, setWasReady] = useState(wasEnabled)
  if (wasReady && protectedNow) setWasReady(false)
  return { prerendered, ready: protectedNow || wasReady }
}
