import { useEffect, useState } from 'react'
import type { Bus, BusMessage, Question } from '@yawmi/events'
import { useBus } from '@yawmi/host'

/** The bus's alerts: nobody waits for an answer to them. */
export type Alert = Extract<BusMessage, { name: `alert/${string}` }>

/** A dialog that is to be shown: an alert, or a question with its answer. */
export interface Wanted {
  id: number
  what: Alert | Question
}

const isAlert = (message: BusMessage): message is Alert => message.name.startsWith('alert/')

let count = 0

/**
 * What is to be shown, one after the other: the same alert twice (several calls refused at once) is one. Of several
 * hosts in a page one shows them all; the others' queues stay empty.
 * @returns the first, and how to be done with it.
 */
export function useDialogQueue(): [Wanted | undefined, (id: number) => void] {
  const bus = useBus()
  const [queue, setQueue] = useState<readonly Wanted[]>([])
  useEffect(() => {
    const leave = bus.lead('dialogs', () => follow(bus, (change) => setQueue(change)))
    return () => {
      leave()
      setQueue([])
    }
  }, [bus])
  return [queue[0], (id) => setQueue((known) => known.filter((wanted) => wanted.id !== id))]
}

type Change = (known: readonly Wanted[]) => readonly Wanted[]

function follow(bus: Bus, change: (by: Change) => void): () => void {
  const add = (what: Wanted['what']): Wanted => ({ id: (count += 1), what })
  const subscriptions = [
    bus.all().subscribe((message) => {
      if (isAlert(message))
        change((known) => (known.some(({ what }) => what.name === message.name) ? known : [...known, add(message)]))
      // What was said to whoever was here is not for the next.
      if (message.name === 'auth/signed-out') change((known) => known.filter(({ what }) => 'answer' in what))
    }),
    bus.questions().subscribe((open) => {
      change((known) => {
        const still = known.filter(({ what }) => !('answer' in what) || open.includes(what))
        const fresh = open.filter((question) => !known.some(({ what }) => what === question))
        return [...still, ...fresh.map(add)]
      })
    }),
  ]
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
}
