/** What the service worker uses of its global scope: the types of a page, which the shell is checked with, have none of it. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}

export interface WorkerMessageEvent extends WorkerEvent {
  data: unknown
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: WorkerFetchEvent
  message: WorkerMessageEvent
}

export interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(name: K, listener: (event: WorkerEvents[K]) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: unknown): void }[]> }
}
