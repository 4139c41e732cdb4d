import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FromWorker } from './messages'

const subscribe = (listener: () => void) => {
  for (const name of ['online', 'offline'] as const) addEventListener(name, listener)
  return () => {
    for (const name of ['online', 'offline'] as const) removeEventListener(name, listener)
  }
}

/**
 * Whether the network can be reached: the device says that it has none, or the service worker had to answer from what is
 * kept although the device believes that it has one.
 */
export function useOnline(): boolean {
  const device = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [answered, setAnswered] = useState(true)
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const hear = ({ data }: MessageEvent<FromWorker>) => data.type === 'network' && setAnswered(data.up)
    workers?.addEventListener('message', hear)
    return () => workers?.removeEventListener('message', hear)
  }, [])
  // The device's word is news: what was learnt before it no longer counts.
  useEffect(() => setAnswered(true), [device])
  return device && answered
}
