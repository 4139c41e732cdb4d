import { useEffect, useState } from 'react'
import type { Bus, BusMessage } from '@yawmi/events'
import { useBus } from '@yawmi/host'
import type { Alert, DialogRequest } from '../dialog-request'

const isAlert = (message: BusMessage): message is Alert => message.name.startsWith('alert/')

let count = 0

interface DialogQueue {
  /** The first request. */
  current: DialogRequest | undefined
  /** Marks a request whose dialog begins to close: the same alert is from now on another one. */
  leave: (id: number) => void
  drop: (id: number) => void
}

/**
 * The queue of dialogs to show. The same alert twice, as after several calls that were refused at once, is one. Of several
 * hosts in a page one has the queue; the others' stay empty.
 */
export function useDialogQueue(): DialogQueue {
  const bus = useBus()
  const [queue, setQueue] = useState<readonly DialogRequest[]>([])
  useEffect(() => {
    const stop = bus.lead('dialogs', () => follow(bus, (change) => setQueue(change)))
    return () => {
      stop()
      setQueue([])
    }
  }, [bus])
  return {
    current: queue[0],
    leave: (id) => setQueue((queue) => queue.map((one) => (one.id === id ? { ...one, leaving: true } : one))),
    drop: (id) => setQueue((queue) => queue.filter((one) => one.id !== id)),
  }
}

type Change = (queue: readonly DialogRequest[]) => readonly DialogRequest[]

function follow(bus: Bus, change: (by: Change) => void): () => void {
  const add = (message: DialogRequest['message']): DialogRequest => ({ id: (count += 1), message })
  const subscriptions = [
    bus.all().subscribe((message) => {
      if (isAlert(message))
        change((queue) =>
          queue.some((one) => one.message.name === message.name && !one.leaving) ? queue : [...queue, add(message)],
        )
      // Alerts to one person are not for the next.
      if (message.name === 'auth/signed-out') change((queue) => queue.filter((one) => 'answer' in one.message))
    }),
    bus.questions().subscribe((open) => {
      change((queue) => {
        const remaining = queue.filter(({ message }) => !('answer' in message) || open.includes(message))
        const added = open.filter((question) => !queue.some(({ message }) => message === question))
        return [...remaining, ...added.map(add)]
      })
    }),
  ]
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
}
