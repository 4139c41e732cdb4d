/** What a page may do with the API before the client is there. */
export { prefetchCall } from './prefetch-call'
export type { PREFETCHED, PrefetchedCall } from './prefetched-calls'
