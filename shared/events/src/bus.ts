import { Observable, ReplaySubject, Subject, filter, map } from 'rxjs'
import { createLeaderElection, type Lead } from './leader-election'
import { CROSS_TAB, forgottenBy, REPLAY, type BusEvents, type EventName } from './event-map'
import { createQuestions, type Questions } from './questions'

/** One event on its way: its name and what it carries. */
export type BusMessage = { [K in EventName]: { name: K; payload: BusEvents[K] } }[EventName]

export interface Bus extends Questions {
  /** Tells every listener of this page, and other tabs where the event asks for it. */
  emit<K extends EventName>(name: K, payload: BusEvents[K]): void
  /** Listens; replayed events arrive at once. Returns its unsubscribe. A listener that throws stops no other. */
  on<K extends EventName>(name: K, listener: (payload: BusEvents[K]) => void): () => void
  /** The same as an Observable, for those who compose events. */
  stream<K extends EventName>(name: K): Observable<BusEvents[K]>
  /** Every event, none replayed: for a host that forwards them. */
  all(): Observable<BusMessage>
  /** Does something once for the whole page, whoever offers it. */
  lead: Lead
  /** Closes the channel to other tabs and completes every stream. */
  close(): void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>

/**
 * A bus of its own. Pages use `bus`; tests make theirs.
 * @param openChannel opens the channel to other tabs, or answers undefined where there is none.
 */
export function createBus(openChannel: () => Channel | undefined = openBroadcastChannel): Bus {
  const messages = new Subject<BusMessage>()
  const remembered = new Map<EventName, ReplaySubject<BusMessage>>()
  const channel = openChannel()
  const { ask, questions, close: closeQuestions } = createQuestions()

  const deliver = (message: BusMessage) => {
    const forgotten = forgottenBy(message.name, message.payload)
    if (forgotten) remembered.delete(forgotten)
    if (REPLAY[message.name]) {
      const last = new ReplaySubject<BusMessage>(1)
      last.next(message)
      remembered.set(message.name, last)
    }
    messages.next(message)
  }

  channel?.addEventListener('message', (event) => {
    const message = crossTabMessage(event.data)
    if (message) deliver(message)
  })

  const stream = <K extends EventName>(name: K): Observable<BusEvents[K]> =>
    new Observable<BusMessage>((subscriber) => {
      const replay = remembered.get(name)?.subscribe((message) => subscriber.next(message))
      const live = messages.pipe(filter((message) => message.name === name)).subscribe(subscriber)
      return () => {
        replay?.unsubscribe()
        live.unsubscribe()
      }
    }).pipe(map((message) => message.payload as BusEvents[K]))

  return {
    emit(name, payload) {
      deliver({ name, payload } as BusMessage)
      if (CROSS_TAB.has(name)) channel?.postMessage({ name, payload })
    },
    on: (name, listener) => {
      const subscription = stream(name).subscribe(listener)
      return () => subscription.unsubscribe()
    },
    stream,
    all: () => messages.asObservable(),
    ask,
    questions,
    lead: createLeaderElection(),
    close() {
      channel?.close()
      closeQuestions()
      messages.complete()
    },
  }
}

function openBroadcastChannel(): Channel | undefined {
  // A frame of another origin has a session of its own (ADR 0036), in browsers that do not keep it apart themselves, too.
  const framer = globalThis.location?.ancestorOrigins?.[0]
  const name = framer && framer !== location.origin ? `yawmi ${framer}` : 'yawmi'
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
}

/** Another tab may run another version: take only what this one knows. */
function crossTabMessage(data: unknown): BusMessage | undefined {
  const name = (data as { name?: EventName } | null)?.name
  if (name !== 'auth/signed-out') return undefined
  return { name, payload: { reason: 'other-tab' } }
}
