import { useEffect, useState } from 'react'
import type { BusMessage } from '@yawmi/events'
import { useBus } from '@yawmi/remote-kit'
import { AlertDialog } from './alert-dialog'

/** The bus's alerts, each shown by its own dialog. */
export type Alert = Extract<BusMessage, { name: `alert/${string}` }>

const isAlert = (message: BusMessage): message is Alert => message.name.startsWith('alert/')

/** One at a time, in order; the same alert twice in a row (several calls refused at once) is one. */
export function Alerts() {
  const bus = useBus()
  const [queue, setQueue] = useState<readonly Alert[]>([])
  useEffect(() => {
    const subscription = bus.all().subscribe((message) => {
      if (isAlert(message))
        setQueue((known) => (known.some((alert) => alert.name === message.name) ? known : [...known, message]))
    })
    return () => subscription.unsubscribe()
  }, [bus])
  const [current] = queue
  return current ? (
    <AlertDialog key={current.name} alert={current} onClose={() => setQueue((known) => known.slice(1))} />
  ) : null
}
