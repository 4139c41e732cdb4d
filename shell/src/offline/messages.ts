/** Messages of pages to the service worker. */
export type ToWorker =
  /** Files that the page loaded before the worker controlled it, and the remotes' versions that may still be requested. */
  | { type: 'page'; files: string[]; versions: Record<string, string[]> }
  /** Another person uses the device: the previous one's cached data must go. */
  | { type: 'forget' }

/** Message of the service worker to pages: whether the network answered the last call that it forwarded. */
export interface FromWorker {
  type: 'network'
  up: boolean
}
