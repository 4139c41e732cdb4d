/** What a page may do with the API before the client is there. */
export { prefetchCall } from './prefetch-call'
export { EARLY_TOKEN, type PageWithToken } from './prefetched-calls'
export type { PREFETCHED, PrefetchedCall } from './prefetched-calls'
