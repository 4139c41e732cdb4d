import { useEffect, useState } from 'react'
import type { Bus, BusMessage } from '@yawmi/events'
import { useBus } from '@yawmi/host'
import type { Alert, DialogRequest } from '../dialog-request'

const isAlert = (message: BusMessage): message is Alert => message.name.startsWith('alert/')

let count = 0

/**
 * The queue of dialogs to show. The same alert twice, as after several calls that were refused at once, is one. Of several
 * hosts in a page one has the queue; the others' stay empty.
 * @returns the first request, and what removes a request.
 */
export function useDialogQueue(): [DialogRequest | undefined, (id: number) => void] {
  const bus = useBus()
  const [queue, setQueue] = useState<readonly DialogRequest[]>([])
  useEffect(() => {
    const stop = bus.lead('dialogs', () => follow(bus, (change) => setQueue(change)))
    return () => {
      stop()
      setQueue([])
    }
  }, [bus])
  return [queue[0], (id) => setQueue((queue) => queue.filter((request) => request.id !== id))]
}

type Change = (queue: readonly DialogRequest[]) => readonly DialogRequest[]

function follow(bus: Bus, change: (by: Change) => void): () => void {
  const add = (message: DialogRequest['message']): DialogRequest => ({ id: (count += 1), message })
  const subscriptions = [
    bus.all().subscribe((message) => {
      if (isAlert(message))
        change((queue) => (queue.some((one) => one.message.name === message.name) ? queue : [...queue, add(message)]))
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
