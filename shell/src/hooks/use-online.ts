import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FromWorker } from '../offline/messages'

const subscribe = (listener: () => void) => {
  for (const name of ['online', 'offline'] as const) addEventListener(name, listener)
  return () => {
    for (const name of ['online', 'offline'] as const) removeEventListener(name, listener)
  }
}

/**
 * Whether the network can be reached. False when the device reports that it is offline, or when the service worker had
 * to answer from its cache although the device is online.
 */
export function useOnline(): boolean {
  const isDeviceOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [isAnswering, setAnswering] = useState(true)
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const onMessage = ({ data }: MessageEvent<FromWorker>) => data.type === 'network' && setAnswering(data.up)
    workers?.addEventListener('message', onMessage)
    return () => workers?.removeEventListener('message', onMessage)
  }, [])
  // A change of the device's state invalidates what the service worker reported before it.
  useEffect(() => subscribe(() => setAnswering(true)), [])
  return isDeviceOnline && isAnswering
}
