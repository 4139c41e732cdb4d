/** What pages tell the service worker. */
export type ToWorker =
  /** Files that the page loaded before the worker could see them, and the remotes' versions that may still be asked for. */
  | { type: 'page'; files: string[]; versions: Record<string, string[]> }
  /** Somebody else is here: what was the person's is to be forgotten. */
  | { type: 'forget' }

/** What the service worker tells pages: whether the network answered the last call it passed on. */
export interface FromWorker {
  type: 'network'
  up: boolean
}
